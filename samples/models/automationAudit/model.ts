import { cashOf, horizon, paybackMonth, totals } from './cash.ts';
import type { Drivers } from './driverTypes.ts';
import { hourlyCost, measure, sum } from './gains.ts';
import { daysPerMonth, MONTHS_A_YEAR, type Project, scheduled, WEEKS_A_MONTH } from './schedule.ts';

/** The whole audit, worked out from its drivers: euros without tax, hours and euros a month, months from the start. */
export function auditOf(d: Drivers) {
  const lines = d.processes.map((process) => measure(process, d));
  const projects = scheduled(lines, d);
  const cash = cashOf(projects, d);
  const year = totals(cash, MONTHS_A_YEAR);
  const savedHours = sum(lines.map((line) => line.savedHours));
  const paidHours = d.people * d.weeklyHours * WEEKS_A_MONTH;
  return {
    drivers: d,
    hourly: hourlyCost(d),
    lines,
    projects,
    cash,
    year,
    threeYears: totals(cash, horizon),
    payback: paybackMonth(cash),
    gates: gatesOf(projects, year.cost, d),
    weeks: Math.max(...projects.map(({ lastWeek }) => lastWeek)),
    cases: sum(lines.map(({ checks }) => checks.length)),
    paidHours,
    hours: sum(lines.map(({ hours }) => hours)),
    declaredHours: sum(lines.map((line) => line.declaredHours)),
    keptHours: sum(d.kept.map(({ hours }) => hours)),
    savedHours,
    savedShare: savedHours / paidHours,
    setup: sum(lines.map(({ setup }) => setup)),
    gain: sum(lines.map(({ gain }) => gain)),
    running: sum(lines.map(({ running }) => running)),
    /** Share of the freed hours below which the first year is a loss. */
    leastReuse: (d.reuse * year.cost) / year.gain,
    kept: d.kept.map((one) => {
      if (!one.tried) return { ...one, payback: undefined };
      const { saved, tools, upkeep, days } = one.tried;
      const net = saved * hourlyCost(d) * d.reuse - tools - upkeep * hourlyCost(d);
      return { ...one, payback: (days * d.integration.dayRate) / net };
    }),
  };
}
export type Audit = ReturnType<typeof auditOf>;

/** Where the work can stop: what is spent by that day of integration, and what of the first year is not. */
function gatesOf(projects: readonly Project[], yearCost: number, d: Drivers) {
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
