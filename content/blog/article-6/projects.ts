import type { GroupsFigure } from '../../../data/articles/figureTypes.ts';
import { projectDefaults, projectReturn } from '../../../data/blog/calculators.ts';
import { doctrine } from '../../../data/blog/method.ts';

/** First year of a small project of article 6: the hours it saves, and its costs. */
export interface Project {
  /** Hours saved in the year. */
  hours: number;
  /** Yearly hours of additional rework; all of them count as lost, even when only a share of the saved hours is used. */
  reworkHours?: number;
  hourlyCost: number;
  /**
   * Costs of the first year, by the doctrine's five kinds, in euros or hours; review has no field, since the timed durations include it.
   */
  subscriptions: number;
  setUpHours: number;
  trainingHours: number;
  upkeepHours: number;
  /** Fall of the median duration, as a share from 0 to 1. */
  gain: number;
  /** Share of reworked items after, minus the share before. */
  moreRework: number;
}

export const costOf = (project: Project): number =>
  project.subscriptions + (project.setUpHours + project.trainingHours + project.upkeepHours) * project.hourlyCost;
/** Benefit in euros of the first year if the share `used` of the saved time is put to use: 0.5 for half. */
export const benefitOf = ({ hours, reworkHours = 0, hourlyCost }: Project, used = 1): number =>
  (used * hours - reworkHours) * hourlyCost;
/** Net return of the first year if the share `used` of the saved time is put to use: 0.5 for half. */
export const returnOf = (project: Project, used = 1): number =>
  (benefitOf(project, used) - costOf(project)) / costOf(project);
/** Payback of a project in months, to one decimal. */
export const paybackOf = (project: Project): number =>
  Math.round((costOf(project) / (benefitOf(project) / 12)) * 10) / 10;

/** Conditions of the doctrine that a project does not meet; their number determines its verdict. */
export const missingConditions = (project: Project): readonly string[] => [
  ...(project.gain < doctrine.keep.gain ? ['durée'] : []),
  ...(project.moreRework > 0 ? ['reprises'] : []),
  ...(returnOf(project, doctrine.keep.reuse) <= 0 ? ['heures réemployées'] : []),
];
export const verdictOf = (project: Project): 'garder' | 'corriger une fois' | 'arrêter' =>
  (['garder', 'corriger une fois'] as const)[missingConditions(project).length] ?? 'arrêter';

/** Example of a firm in which four people write reports. */
export const firm = { people: 4, reports: 12, before: 40, after: 28, licence: 25 } as const;
export const firmProject: Project = {
  hours: (firm.reports * (firm.before - firm.after) * doctrine.weeksAYear) / 60,
  hourlyCost: 45,
  subscriptions: firm.people * firm.licence * 12,
  setUpHours: 20,
  trainingHours: firm.people * 3,
  upkeepHours: 12,
  gain: (firm.before - firm.after) / firm.before,
  moreRework: 0,
};

/** Invented shop that replies to messages. `announcedShop`: computed as announced; `countedShop`: with the rework counted. */
export const shop = { messages: 420, before: 7, after: 5.5, reworkBefore: 0.08, reworkAfter: 0.11 } as const;
const moreRework = shop.reworkAfter - shop.reworkBefore;
export const reworkedMessages = shop.messages * moreRework;
export const wonMinutes = shop.messages * (shop.before - shop.after);
export const lostMinutes = reworkedMessages * shop.before;
const shopCosts = {
  hourlyCost: 28,
  subscriptions: 960,
  setUpHours: 30,
  trainingHours: 6,
  upkeepHours: 12,
  gain: (shop.before - shop.after) / shop.before,
};
export const announcedShop: Project = { ...shopCosts, hours: (wonMinutes * 12) / 60, moreRework: 0 };
export const countedShop: Project = { ...announcedShop, reworkHours: (lostMinutes * 12) / 60, moreRework };

/** Shares of working hours saved: the calculator’s hypothesis, then what surveys found, in descending order. */
export const measuredShares = [
  { label: 'Hypothèse du simulateur', share: 0.3 },
  { label: 'Utilisateurs d’IA générative, États-Unis, 2024', share: 0.054, source: 'fed-2025' },
  { label: 'Onze métiers exposés, Danemark, 2025', share: 0.03, source: 'humlum-2025' },
  { label: 'Tous les actifs, États-Unis, 2024', share: 0.014, source: 'fed-2025' },
] as const;

/** Computes the return with the calculator's defaults but another share of saved hours, and unchanged sales. */
export function withShare(share: number) {
  const { labourSavings, investment } = projectReturn(projectDefaults);
  const benefit = (labourSavings * share) / measuredShares[0].share;
  return { benefit, netReturn: (benefit - investment) / investment, payback: (12 * investment) / benefit };
}

export const hypothesisAgainstMeasures: GroupsFigure = {
  type: 'groups',
  title: 'L’hypothèse du simulateur dépasse de loin ce que les enquêtes relèvent',
  measure: 'Part des heures de travail récupérées, en %',
  unit: '%',
  digits: 1,
  series: ['Part des heures'],
  groups: measuredShares.map(({ label, share, ...measure }) => ({
    label,
    values: [share * 100],
    ...(!('source' in measure) && { hypothesis: true as const }),
  })),
  sources: ['fed-2025', 'humlum-2025'],
  note: 'Les parts publiées portent sur toutes les heures travaillées et reposent sur des déclarations ; celle du simulateur est une hypothèse interne.',
};
