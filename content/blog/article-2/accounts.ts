import { doctrine } from '../../../data/blog/method.ts';
import type { Content } from '../../../data/settings/content.ts';

/** Expenses and savings of the fictional joinery. Euros, hours, months of a twelfth of a year. */
export const facts = {
  requestsPerMonth: 62,
  minutesBefore: 95,
  minutesAfter: 58,
  /** Loaded cost of an hour of the office. */
  hourlyCost: 32,
  licences: 5,
  licencePrice: 22,
  auditHours: 25,
  trainingHours: 12,
  /** Hours each Friday: half an hour for two people. */
  fridayHours: 1,
  /** Fridays from the 31st day to the 90th. */
  fridays: 9,
  /** Hours won back in each of the first three months. */
  hoursWonBack: [0, 14, 31],
  /** Hours won back a month, once the pace is reached. */
  paceHours: 38,
} as const;

/** The paid support, a month: the monthly pack at its price. */
const support = ({ pack }: Content): number => pack.price;

export const subscriptions = facts.licences * facts.licencePrice;
/** Number of licences if a seat may not be shared: three people, each with the three models that an ordinary request uses. */
export const namedLicences = 9;
export const namedSubscriptions = namedLicences * facts.licencePrice;

/** The work that stays once the project is over: reading the mistakes every Friday. */
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
  /** Whether the paid support goes on after day 90. */
  supported: boolean;
}

export const full: Scenario = { used: 1, supported: true };
export const half: Scenario = { used: doctrine.keep.reuse, supported: true };
export const halfAlone: Scenario = { used: doctrine.keep.reuse, supported: false };

/** Balance at day 90, in euros: negative while the outlay is not paid back. */
export const balanceAt90 = (content: Content, { used }: Scenario): number =>
  used * until90(content).wonBack - until90(content).spent;

/** Net gain of an ordinary month after day 90, every running cost paid. */
export const monthlyNet = (content: Content, { used, supported }: Scenario): number =>
  used * facts.paceHours * facts.hourlyCost - (supported ? support(content) : 0) - subscriptions - upkeep;

/** The balance after a whole number of months, 3 or more. */
export const balanceAfter = (content: Content, months: number, scenario: Scenario): number =>
  balanceAt90(content, scenario) + (months - 3) * monthlyNet(content, scenario);

/** Months from the start until the costs are recovered. Throws when that never happens: no sentence may then name a month. */
export function breakEven(content: Content, scenario: Scenario): number {
  const net = monthlyNet(content, scenario);
  if (net <= 0) throw new Error('The outlay is never paid back.');
  return 3 - balanceAt90(content, scenario) / net;
}

/** The balance at the end of each month, the first one included: costs as they are paid. */
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
