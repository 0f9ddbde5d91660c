import { paybackMonth, sum } from '../../parts.ts';
import type { Drivers, Process, Tool } from './driverTypes.ts';

/** The middle value, or the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const high = sorted[half] ?? Number.NaN;
  return sorted.length % 2 ? high : ((sorted[half - 1] ?? Number.NaN) + high) / 2;
}

/** Euros an hour: a loaded year divided by the hours really worked in it. */
const hourlyCost = ({ loadedCost, workedHours }: Drivers): number => loadedCost / workedHours;

/** Euros a month the language model costs a process, at the public price. */
function tokensCost({ volume, calls }: Process, { model }: Drivers): number {
  if (!calls) return 0;
  const dollars = (calls.input * model.input + calls.output * model.output) / 1_000_000;
  return volume * calls.count * dollars * model.euro;
}

/** Euros a month of a subscription, all its seats. */
export const monthlyCost = ({ quantity, price, currency }: Tool, { model }: Drivers): number =>
  quantity * price * (currency === '$' ? model.euro : 1);

/** One process, before and after: minutes per case, hours and euros a month, euros to set it up. */
export function measure(process: Process, d: Drivers) {
  const { volume, declared, checks, exceptions, days, trainees, training, upkeep } = process;
  const checked = median(checks);
  const before = Math.min(declared, checked);
  const human =
    'saved' in process.after ? before * (1 - process.after.saved) : sum(process.after.steps, ({ minutes }) => minutes);
  const effective = (1 - exceptions) * human + exceptions * before;
  const hourly = hourlyCost(d);
  const tools = sum(
    d.tools
      .filter(({ usedBy }) => usedBy.includes(process.id))
      .map((tool) => monthlyCost(tool, d) / tool.usedBy.length),
  );
  const tokens = tokensCost(process, d);
  const savedMinutes = before - effective;
  const savedHours = (volume * savedMinutes) / 60;
  const gain = savedHours * hourly * d.reuse;
  const running = tools + tokens + upkeep * hourly;
  const integration = days * d.integration.dayRate;
  const school = trainees * training * hourly;
  const setup = integration + school;
  return {
    ...process,
    checked,
    before,
    /** Minutes per case after, without and with the exceptions. */
    human,
    effective,
    savedMinutes,
    savedHours,
    hours: (volume * before) / 60,
    declaredHours: (volume * declared) / 60,
    gain,
    running,
    tokens,
    integration,
    school,
    setup,
    /** Months for its own net gain to repay its own setting up, at full speed. */
    payback: setup / (gain - running),
    /** Minutes per case below which it would not be repaid within the longest time accepted. */
    leastMinutes: ((setup / d.longest + running) * 60) / (volume * hourly * d.reuse),
  };
}
export type Line = ReturnType<typeof measure>;

const MONTHS_A_YEAR = 12;
const WEEKS_A_MONTH = 52 / MONTHS_A_YEAR;
/** Days of integration in a month. */
const daysPerMonth = ({ integration }: Drivers): number => integration.daysPerWeek * WEEKS_A_MONTH;

/** The projects in the order of the work, quickest repaid first, with the days and the month each ends. */
export function scheduled(lines: readonly Line[], d: Drivers) {
  const { daysPerWeek } = d.integration;
  let done = 0;
  return [...lines]
    .sort((a, b) => a.payback - b.payback)
    .map((line) => {
      const from = done;
      done += line.days;
      return {
        ...line,
        /** Days of integration before it, and with it. */
        from,
        to: done,
        firstWeek: Math.floor(from / daysPerWeek) + 1,
        lastWeek: Math.ceil(done / daysPerWeek),
        /** The month in which it goes live; its gain starts the month after. */
        live: Math.ceil(done / daysPerMonth(d)),
      };
    });
}
export type Project = ReturnType<typeof scheduled>[number];

/** What the cash is worked out over, in months. */
export const horizon = 36;

/** Each month from the start of the work: euros gained and spent, and what is left since the start. */
export function cashOf(projects: readonly Project[], d: Drivers) {
  const { dayRate } = d.integration;
  const perMonth = daysPerMonth(d);
  const days = sum(projects, (project) => project.days);
  const starts = d.tools.map((tool) => ({
    price: monthlyCost(tool, d),
    live: Math.min(...projects.filter(({ id }) => tool.usedBy.includes(id)).map(({ live }) => live)),
  }));
  let cumulative = 0;
  return Array.from({ length: horizon }, (_, index) => {
    const month = index + 1;
    const running = projects.filter(({ live }) => live < month);
    const gain = sum(running, (one) => one.gain * (one.live + 1 === month ? d.firstMonth : 1));
    const integration = Math.min(Math.max(days - index * perMonth, 0), perMonth) * dayRate;
    const school = sum(projects.filter(({ live }) => live === month).map((one) => one.school));
    const tools =
      sum(starts.filter(({ live }) => live <= month).map(({ price }) => price)) + sum(running, ({ tokens }) => tokens);
    const upkeep = sum(running, (one) => one.upkeep) * hourlyCost(d);
    const net = gain - integration - school - tools - upkeep;
    cumulative += net;
    return { month, gain, integration, school, tools, upkeep, net, cumulative };
  });
}
export type Month = ReturnType<typeof cashOf>[number];

/** Sums over the first months, and the return on what they cost (0.4 for 40 %). */
function totals(cash: readonly Month[], months: number) {
  const some = cash.slice(0, months);
  const of = (key: 'gain' | 'integration' | 'school' | 'tools' | 'upkeep') => sum(some, (month) => month[key]);
  const parts = { integration: of('integration'), school: of('school'), tools: of('tools'), upkeep: of('upkeep') };
  const cost = sum(Object.values(parts));
  const gain = of('gain');
  return { ...parts, gain, cost, net: gain - cost, roi: (gain - cost) / cost };
}

/** The whole audit, worked out from its drivers: euros without tax, hours and euros a month, months from the start. */
export function auditOf(d: Drivers) {
  const lines = d.processes.map((process) => measure(process, d));
  const projects = scheduled(lines, d);
  const cash = cashOf(projects, d);
  const year = totals(cash, MONTHS_A_YEAR);
  const savedHours = sum(lines, (line) => line.savedHours);
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
    cases: sum(lines, ({ checks }) => checks.length),
    paidHours,
    hours: sum(lines, ({ hours }) => hours),
    declaredHours: sum(lines, (line) => line.declaredHours),
    keptHours: sum(d.kept, ({ hours }) => hours),
    savedHours,
    savedShare: savedHours / paidHours,
    setup: sum(lines, ({ setup }) => setup),
    gain: sum(lines, ({ gain }) => gain),
    running: sum(lines, ({ running }) => running),
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
    const tools = d.tools.map((tool) => {
      const first = Math.min(...finished.filter(({ id }) => tool.usedBy.includes(id)).map(({ live }) => live));
      return monthlyCost(tool, d) * Math.max(month - first + 1, 0);
    });
    const owed = sum(
      finished.map(({ live, upkeep, tokens: calls }) => Math.max(month - live, 0) * (upkeep * hourlyCost(d) + calls)),
    );
    const spent = day * d.integration.dayRate + sum(finished, ({ school }) => school) + sum(tools) + owed;
    return { day, week: Math.ceil(day / d.integration.daysPerWeek), spent, unspent: yearCost - spent };
  };
  const [first, ...others] = projects;
  if (!first) throw new Error('No project');
  return [
    { ...at(d.trial.day), judged: first, next: first },
    ...others.map((next, index) => ({ ...at(next.from), judged: projects[index] ?? first, next })),
  ];
}
