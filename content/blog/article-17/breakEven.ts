import type { CurvesFigure } from '../../../data/articles/figureTypes.ts';
import { doctrine } from '../../../data/blog/method.ts';

/** Quotation of the worked example, and the costs that it leaves out, in euros, hours and weeks. */
export const quotation = {
  hourlyCost: 32,
  weeklyHours: 14,
  setUp: 2400,
  monthly: 90,
  tidyingHours: 20,
  people: 3,
  trainingHours: 3,
  upkeepHoursAWeek: 0.5,
  /** Weeks of the first year in which the tool saves time, after the sixty days of running in. */
  gainingWeeks: 38,
  runningIn: 2,
};

const MONTHS = 12;
const { hourlyCost, setUp, monthly, tidyingHours, people, trainingHours, upkeepHoursAWeek } = quotation;

/** Costs of the first year in euros; time for review has no entry, since the measured hours include it. */
export const costs = {
  quoted: setUp + MONTHS * monthly,
  tidying: tidyingHours * hourlyCost,
  training: people * trainingHours * hourlyCost,
  upkeep: upkeepHoursAWeek * doctrine.weeksAYear * hourlyCost,
};
export const allCosts = costs.quoted + costs.tidying + costs.training + costs.upkeep;

/** Returns the hours that must be gained each week to pay a cost back in a number of weeks. */
export const leastGain = (cost: number, weeks: number): number => cost / (weeks * hourlyCost);

const months = Array.from({ length: MONTHS + 1 }, (_, month) => month);

/** Returns the running balance in euros, month by month, of a first year in which so many hours a week are gained. */
export function balance(hours: number): number[] {
  const once = setUp + costs.tidying + costs.training;
  const everyMonth = monthly + costs.upkeep / MONTHS;
  const gained = (hours * hourlyCost * quotation.gainingWeeks) / (MONTHS - quotation.runningIn);
  return months.map((month) => Math.max(month - quotation.runningIn, 0) * gained - once - month * everyMonth);
}

export const breakEven: CurvesFigure = {
  type: 'curves',
  title: 'Le gain qui suffit au devis ne suffit pas à l’entreprise',
  measure: 'Solde cumulé de la première année, en euros, les cinq coûts comptés, selon les heures gagnées par semaine',
  x: { label: 'Mois', values: months },
  unit: '€',
  series: [
    { name: '5 h par semaine', values: balance(5), hot: true },
    { name: '3 h 30', values: balance(3.5) },
    { name: '2 h 24, seuil du devis', values: balance(2.4), dashed: true },
  ],
  crossings: [{ of: '5 h par semaine', label: 'Équilibre' }],
  note: 'Exemple illustratif : la société de nettoyage du tableau ; rien n’est gagné pendant les deux premiers mois.',
};
