import { doctrine } from '../../../data/blog/method.ts';
import type { Content } from '../../../data/settings/content.ts';

/** Expenses and savings of the fictional joinery, in euros and hours; a month is a twelfth of a year. */
export const facts = {
  requestsPerMonth: 62,
  minutesBefore: 95,
  minutesAfter: 58,
  /** Cost to the employer of an hour of office work. */
  hourlyCost: 32,
  licences: 5,
  licencePrice: 22,
  auditHours: 25,
  trainingHours: 12,
  /** Hours spent each Friday: half an hour for each of two people. */
  fridayHours: 1,
  /** Number of Fridays between day 31 and day 90. */
  fridays: 9,
  /** Hours saved in each of the first three months. */
  hoursWonBack: [0, 14, 31],
  /** Hours saved in each later month. */
  paceHours: 38,
} as const;

/** Monthly price of the paid support: the monthly pack. */
const support = ({ pack }: Content): number => pack.price;

export const subscriptions = facts.licences * facts.licencePrice;
/** Number of licences if people may not share one: three people, each with the three models that an ordinary request uses. */
export const namedLicences = 9;
export const namedSubscriptions = namedLicences * facts.licencePrice;

/** Monthly cost of the work that remains after the project: reading the mistakes every Friday. */
export const upkeep = (facts.fridayHours * doctrine.weeksAYear * facts.hourlyCost) / 12;

const hoursUntilDay90 = facts.auditHours + facts.trainingHours + facts.fridays * facts.fridayHours;
const wonBackUntilDay90 = facts.hoursWonBack.reduce<number>((sum, hours) => sum + hours, 0);

export const until90 = (content: Content) => ({
  support: 3 * support(content),
  subscriptions: 3 * subscriptions,
  hours: hoursUntilDay90,
  team: hoursUntilDay90 * facts.hourlyCost,
  spent: 3 * support(content) + 3 * subscriptions + hoursUntilDay90 * facts.hourlyCost,
  wonBackHours: wonBackUntilDay90,
  wonBack: wonBackUntilDay90 * facts.hourlyCost,
});

/** Assumptions on the months after day 90. */
export interface Scenario {
  /** Share of the hours won back that is put to use, from 0 to 1. */
  used: number;
  /** Whether the paid support continues after day 90. */
  supported: boolean;
}

export const full: Scenario = { used: 1, supported: true };
export const half: Scenario = { used: doctrine.keep.reuse, supported: true };
export const halfAlone: Scenario = { used: doctrine.keep.reuse, supported: false };

/** Balance at day 90 in euros; negative until the costs are recovered. */
export const balanceAt90 = (content: Content, { used }: Scenario): number =>
  used * until90(content).wonBack - until90(content).spent;

/** Net gain of each month after day 90, all running costs deducted. */
export const monthlyNet = (content: Content, { used, supported }: Scenario): number =>
  used * facts.paceHours * facts.hourlyCost - (supported ? support(content) : 0) - subscriptions - upkeep;

/** Balance after a number of whole months, at least 3. */
export const balanceAfter = (content: Content, months: number, scenario: Scenario): number =>
  balanceAt90(content, scenario) + (months - 3) * monthlyNet(content, scenario);

/** Returns the months from the start until the costs are recovered. Throws when they never are: a sentence must not name a month then. */
export function breakEven(content: Content, scenario: Scenario): number {
  const net = monthlyNet(content, scenario);
  if (net <= 0) throw new Error('The outlay is never paid back.');
  return 3 - balanceAt90(content, scenario) / net;
}

/** Balance at the end of each month from the first on, with each cost in the month of its payment. */
export function balances(content: Content, scenario: Scenario, months: number): number[] {
  const hours = [facts.auditHours + facts.trainingHours, 4.5 * facts.fridayHours, 4.5 * facts.fridayHours];
  let balance = 0;
  return Array.from({ length: months }, (_, index) => {
    const month = index + 1;
    if (month > 3) return balanceAfter(content, month, scenario);
    const wonBack = scenario.used * (facts.hoursWonBack[month - 1] ?? 0);
    balance += (wonBack - (hours[month - 1] ?? 0)) * facts.hourlyCost - support(content) - subscriptions;
    return balance;
  });
}
