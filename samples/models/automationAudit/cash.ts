import type { Drivers } from './driverTypes.ts';
import { hourlyCost, sum } from './gains.ts';
import { daysPerMonth, type Project } from './schedule.ts';

/** What the cash is worked out over, in months. */
export const horizon = 36;

/** Each month from the start of the work: euros gained and spent, and what is left since the start. */
export function cashOf(projects: readonly Project[], d: Drivers) {
  const { dayRate } = d.integration;
  const perMonth = daysPerMonth(d);
  const days = sum(projects.map((project) => project.days));
  const starts = d.tools.map(({ usedBy, quantity, price }) => ({
    price: quantity * price,
    live: Math.min(...projects.filter(({ id }) => usedBy.includes(id)).map(({ live }) => live)),
  }));
  let cumulative = 0;
  return Array.from({ length: horizon }, (_, index) => {
    const month = index + 1;
    const running = projects.filter(({ live }) => live < month);
    const gain = sum(running.map((one) => one.gain * (one.live + 1 === month ? d.firstMonth : 1)));
    const integration = Math.min(Math.max(days - index * perMonth, 0), perMonth) * dayRate;
    const school = sum(projects.filter(({ live }) => live === month).map((one) => one.school));
    const tools =
      sum(starts.filter(({ live }) => live <= month).map(({ price }) => price)) +
      sum(running.map(({ tokens }) => tokens));
    const upkeep = sum(running.map((one) => one.upkeep)) * hourlyCost(d);
    const net = gain - integration - school - tools - upkeep;
    cumulative += net;
    return { month, gain, integration, school, tools, upkeep, net, cumulative };
  });
}
export type Month = ReturnType<typeof cashOf>[number];

/** Sums over the first months, and the return on what they cost (0.4 for 40 %). */
export function totals(cash: readonly Month[], months: number) {
  const some = cash.slice(0, months);
  const of = (key: 'gain' | 'integration' | 'school' | 'tools' | 'upkeep') => sum(some.map((month) => month[key]));
  const parts = { integration: of('integration'), school: of('school'), tools: of('tools'), upkeep: of('upkeep') };
  const cost = sum(Object.values(parts));
  const gain = of('gain');
  return { ...parts, gain, cost, net: gain - cost, roi: (gain - cost) / cost };
}

/** The first month from which the work never owes anything again; undefined beyond the horizon. */
export function paybackMonth(cash: readonly Month[]): number | undefined {
  const at = cash.findLastIndex(({ cumulative }) => cumulative < 0) + 1;
  return cash[at]?.month;
}
