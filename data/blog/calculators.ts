/** Inputs of article 1's calculator (docs/product/specification.md § 9), parsed as whole numbers. */
export interface StrategyInputs {
  /** Euros a year. */
  currentRevenue: number;
  /** Hours spent each week on repetitive tasks. */
  timeSpent: number;
  /** Euros an hour. */
  hourlyRate: number;
}

/**
 * Inputs of the ROI article's calculator. `currentEfficiency`, named in docs/product/specification.md § 3, is neither an input nor part of
 * the computation.
 */
export interface ProjectInputs {
  /** Euros a year. */
  revenue: number;
  teamSize: number;
  /** Euros an hour. */
  hourlyRate: number;
  /** Hours a week for each person. */
  hoursPerWeek: number;
}

/** Assumptions of a calculator: the specification's values, which the reader may edit. */
export interface Assumptions {
  /** Percentage of the hours that is saved. */
  timeSaved: number;
  /** Percentage by which the revenue grows. */
  revenueGain: number;
  /** Percentage of the added revenue that counts as a gain. */
  margin: number;
  /** Cost in euros, paid once. */
  cost: number;
  weeks: number;
}

/** Result of a calculator: euros a year, except `netRoi` and `paybackMonths`. */
interface Return {
  revenueGains: number;
  benefits: number;
  cost: number;
  netGain: number;
  /** Net gain as an integer percentage of the cost, possibly negative; null when there is no cost. */
  netRoi: number | null;
  /** Months until the benefits pay the cost back, to one decimal; null when they never do. */
  paybackMonths: number | null;
}

export interface StrategyReturn extends Return {
  timeSavings: number;
}

export interface ProjectReturn extends Return {
  labourSavings: number;
  investment: number;
}

export const strategyDefaults: StrategyInputs = { currentRevenue: 100_000, timeSpent: 40, hourlyRate: 50 };
export const projectDefaults: ProjectInputs = { revenue: 500_000, teamSize: 15, hourlyRate: 75, hoursPerWeek: 30 };

const opening = { timeSaved: 30, margin: 100, weeks: 52 };
export const strategyAssumptions: Assumptions = { ...opening, revenueGain: 14.7, cost: 2000 };
export const projectAssumptions: Assumptions = { ...opening, revenueGain: 20, cost: 15_000 };

/** Percentage of their hours that users of generative AI report saving (Fed of St. Louis, `docs/sources.md`). */
export const DECLARED_TIME_SAVED = 5.4;

/** Return in percent above which the calculator warns the reader: no published study comes near it. */
const IMPLAUSIBLE_ROI = 500;

/** Rounds to an integer; adding 0 turns negative zero, which would print as « −0 », into zero. */
const whole = (value: number): number => Math.round(value) + 0;

function returnOf(hoursAYear: number, hourlyRate: number, revenue: number, assumed: Assumptions) {
  const { timeSaved, revenueGain, margin, cost } = assumed;
  const savings = (hoursAYear * hourlyRate * timeSaved) / 100;
  const revenueGains = (revenue * revenueGain * margin) / 10_000;
  const benefits = savings + revenueGains;
  return {
    savings: whole(savings),
    revenueGains: whole(revenueGains),
    benefits: whole(benefits),
    cost: whole(cost),
    netGain: whole(benefits - cost),
    netRoi: cost > 0 ? whole(((benefits - cost) / cost) * 100) : null,
    paybackMonths: benefits > 0 ? Math.round((cost / (benefits / 12)) * 10) / 10 : null,
  };
}

/**
 * Computes the return of article 1. With the default assumptions: hours a week × 52 × hourly rate × 30 %, plus 14.7 % of the revenue,
 * against 2,000 €.
 */
export function strategyReturn(
  { currentRevenue, timeSpent, hourlyRate }: StrategyInputs,
  assumed: Assumptions = strategyAssumptions,
): StrategyReturn {
  const { savings, ...others } = returnOf(timeSpent * assumed.weeks, hourlyRate, currentRevenue, assumed);
  return { timeSavings: savings, ...others };
}

/**
 * Computes the return of the ROI article. With the default assumptions: team × rate × hours × 52 × 30 %, plus 20 % of the revenue, against
 * 15,000 €.
 */
export function projectReturn(
  { revenue, teamSize, hourlyRate, hoursPerWeek }: ProjectInputs,
  assumed: Assumptions = projectAssumptions,
): ProjectReturn {
  const hours = teamSize * hoursPerWeek * assumed.weeks;
  const { savings, ...others } = returnOf(hours, hourlyRate, revenue, assumed);
  return { labourSavings: savings, investment: others.cost, ...others };
}

/** Remark shown beside a calculator's result; null for a plausible result. */
export type Comment = 'no-cost' | 'loss' | 'above-revenue' | 'implausible' | null;

/**
 * Returns the first remark that applies: no cost, a cost not recovered within the year, benefits above the revenue, a return that no study
 * measured.
 */
export function commentOn({ cost, benefits, netGain, netRoi }: Return, revenue: number): Comment {
  if (cost <= 0) return 'no-cost';
  if (netGain < 0) return 'loss';
  if (revenue > 0 && benefits > revenue) return 'above-revenue';
  return netRoi !== null && netRoi > IMPLAUSIBLE_ROI ? 'implausible' : null;
}
