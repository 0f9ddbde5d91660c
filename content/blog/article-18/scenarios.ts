import type { GroupsFigure } from '../../../data/articles/figureTypes.ts';
import { doctrine } from '../../../data/blog/method.ts';

/** First year of one of the five invented companies, in euros and hours. */
interface Scenario {
  name: string;
  sector: string;
  hourlyCost: number;
  /** Hours that the tool saves in the year. */
  hoursBack: number;
  /** Margin from additional sales, which the tool may not have caused. */
  sales?: number;
  subscriptions: number;
  setUp: number;
  training: number;
}

/** Weekly hours of the person in charge: `first`, during `firstWeeks` weeks; `later`, for the rest of the year. */
const upkeep = { first: 2, firstWeeks: 8, later: 0.5 };
export const upkeepHours = upkeep.first * upkeep.firstWeeks + upkeep.later * (doctrine.weeksAYear - upkeep.firstWeeks);

const weekly = (hours: number) => hours * doctrine.weeksAYear;
const seats = (people: number) => people * 25 * 12;

export const scenarios: readonly Scenario[] = [
  {
    name: 'Menuiserie',
    sector: 'Bâtiment',
    hourlyCost: 38,
    hoursBack: weekly((10 * (75 - 45)) / 60),
    subscriptions: seats(2),
    setUp: 60 * 38 + 1240,
    training: 10 * 38,
  },
  {
    name: 'Grossiste',
    sector: 'Commerce de gros',
    hourlyCost: 30,
    hoursBack: weekly((140 * (7 - 4.5)) / 60),
    subscriptions: seats(3),
    setUp: 2100,
    training: 30 * 30,
  },
  {
    name: 'Cabinet comptable',
    sector: 'Services comptables',
    hourlyCost: 45,
    hoursBack: (11 * 45 * (50 - 30)) / 60,
    subscriptions: seats(4),
    setUp: 600,
    training: 20 * 45,
  },
  {
    name: 'Sous-traitant',
    sector: 'Industrie',
    hourlyCost: 35,
    hoursBack: weekly(15 - 9),
    subscriptions: seats(6),
    setUp: 360 * 35 + 2550,
    training: 30 * 35,
  },
  {
    name: 'Hôtel',
    sector: 'Hôtellerie',
    hourlyCost: 28,
    hoursBack: weekly(5 - 3),
    sales: (30 - 27) * 600,
    subscriptions: seats(2),
    setUp: 1060,
    training: 30 * 28,
  },
];

export const benefitOf = ({ hoursBack, hourlyCost, sales = 0 }: Scenario): number => hoursBack * hourlyCost + sales;

/** Cost of a company's first year, for so many hours of the person in charge. */
export const costOf = (scenario: Scenario, hours = upkeepHours): number =>
  scenario.subscriptions + scenario.setUp + scenario.training + hours * scenario.hourlyCost;

/** Return, (benefits − costs) ÷ costs, for a share of the benefit and a number of hours of the person in charge. */
export const returnOf = (scenario: Scenario, { part = 1, hours = upkeepHours } = {}): number =>
  (part * benefitOf(scenario)) / costOf(scenario, hours) - 1;

/** Shares of the calculated benefit: cautious (the doctrine's share), expected, favourable. */
export const parts = [doctrine.keep.reuse, 1, 1.25] as const;

export const returns: GroupsFigure = {
  type: 'groups',
  title: 'Le meilleur des cinq perd plus d’un tiers de son rendement quand on compte la personne responsable',
  measure: 'Ce que rapportent 100 € de coûts la première année, en euros',
  unit: '€',
  series: ['Responsable oublié', 'Responsable compté'],
  groups: scenarios.map((scenario) => ({
    label: scenario.name,
    values: [(1 + returnOf(scenario, { hours: 0 })) * 100, (1 + returnOf(scenario)) * 100],
  })),
  line: { value: 100, label: '100\u00a0€ : l’équilibre' },
  note: 'Exemple illustratif : les cinq entreprises et leurs nombres sont inventés.',
};
