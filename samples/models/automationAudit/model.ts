import { cashOf, horizon, paybackMonth, totals } from './cash.ts';
import type { Drivers } from './driverTypes.ts';
import { hourlyCost, measure, sum } from './gains.ts';
import { gatesOf } from './gates.ts';
import { MONTHS_A_YEAR, scheduled, WEEKS_A_MONTH } from './schedule.ts';

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
