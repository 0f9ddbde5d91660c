import type { Drivers } from './driverTypes.ts';
import { hourlyCost, sum } from './gains.ts';
import { daysPerMonth, type Project } from './schedule.ts';

/** Where the work can stop: what is spent by that day of integration, and what of the first year is not. */
export function gatesOf(projects: readonly Project[], yearCost: number, d: Drivers) {
  const perMonth = daysPerMonth(d);
  const at = (day: number) => {
    const finished = projects.filter(({ to }) => to <= day);
    const month = Math.ceil(day / perMonth);
    const tools = d.tools.map(({ usedBy, quantity, price }) => {
      const first = Math.min(...finished.filter(({ id }) => usedBy.includes(id)).map(({ live }) => live));
      return quantity * price * Math.max(month - first + 1, 0);
    });
    const owed = sum(
      finished.map(({ live, upkeep, tokens: calls }) => Math.max(month - live, 0) * (upkeep * hourlyCost(d) + calls)),
    );
    const spent = day * d.integration.dayRate + sum(finished.map(({ school }) => school)) + sum(tools) + owed;
    return { day, week: Math.ceil(day / d.integration.daysPerWeek), spent, unspent: yearCost - spent };
  };
  const [first, ...others] = projects;
  if (!first) throw new Error('No project');
  return [
    { ...at(d.trial.day), judged: first, next: first },
    ...others.map((next, index) => ({ ...at(next.from), judged: projects[index] ?? first, next })),
  ];
}
