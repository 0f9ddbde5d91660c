import type { Drivers, Process } from './driverTypes.ts';

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The middle value, or the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const high = sorted[half] ?? Number.NaN;
  return sorted.length % 2 ? high : ((sorted[half - 1] ?? Number.NaN) + high) / 2;
}

/** Euros an hour: a loaded year divided by the hours really worked in it. */
export const hourlyCost = ({ loadedCost, workedHours }: Drivers): number => loadedCost / workedHours;

/** Euros a month the language model costs a process, at the public price. */
function tokensCost({ volume, calls }: Process, { model }: Drivers): number {
  if (!calls) return 0;
  const dollars = (calls.input * model.input + calls.output * model.output) / 1_000_000;
  return volume * calls.count * dollars * model.euro;
}

/** One process, before and after: minutes per case, hours and euros a month, euros to set it up. */
export function measure(process: Process, d: Drivers) {
  const { volume, declared, checks, exceptions, days, trainees, training, upkeep } = process;
  const checked = median(checks);
  const before = Math.min(declared, checked);
  const human =
    'saved' in process.after
      ? before * (1 - process.after.saved)
      : sum(process.after.steps.map(({ minutes }) => minutes));
  const effective = (1 - exceptions) * human + exceptions * before;
  const hourly = hourlyCost(d);
  const tools = sum(
    d.tools
      .filter(({ usedBy }) => usedBy.includes(process.id))
      .map(({ quantity, price, usedBy }) => (quantity * price) / usedBy.length),
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
