/** Inputs of article 1's calculator (docs/product/specification.md § 9): whole numbers, as typed. */
export interface StrategyInputs {
  /** Euros a year. */
  currentRevenue: number;
  /** Hours a week spent on repetitive tasks. */
  timeSpent: number;
  /** Euros an hour. */
  hourlyRate: number;
}

/**
 * Inputs of the ROI article's calculator. `currentEfficiency` (docs/product/specification.md § 3) is never an input
 * and takes no part.
 */
export interface ProjectInputs {
  /** Euros a year. */
  revenue: number;
  teamSize: number;
  /** Euros an hour. */
  hourlyRate: number;
  /** Hours a week and a person. */
  hoursPerWeek: number;
}

/** Constants of a calculator: the specification's values at first, editable by the reader. */
export interface Assumptions {
  /** Percent of the hours that is saved. */
  timeSaved: number;
  /** Percent added to the revenue. */
  revenueGain: number;
  /** Percent of the added revenue that is counted as a gain. */
  margin: number;
  /** Euros, once. */
  cost: number;
  weeks: number;
}

/** Euros a year, except `netRoi` and `paybackMonths`. */
interface Return {
  revenueGains: number;
  benefits: number;
  cost: number;
  netGain: number;
  /** An integer percentage of the cost, possibly negative; null without a cost to compare with. */
  netRoi: number | null;
  /** One decimal; null when the benefits never pay the cost back. */
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

/** Percent of the hours that users of generative AI report to save (Fed of St. Louis, `docs/sources.md`). */
export const DECLARED_TIME_SAVED = 5.4;

/** A return, in percent, above which the comment warns: no published study comes near it. */
const IMPLAUSIBLE_ROI = 500;

/** Rounds, without the negative zero that would print as « −0 ». */
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

/** Defaults of article 1: hours a week × 52 × hourly rate × 30 %, plus 14.7 % of the revenue, against 2,000 €. */
export function strategyReturn(
  { currentRevenue, timeSpent, hourlyRate }: StrategyInputs,
  assumed: Assumptions = strategyAssumptions,
): StrategyReturn {
  const { savings, ...others } = returnOf(timeSpent * assumed.weeks, hourlyRate, currentRevenue, assumed);
  return { timeSavings: savings, ...others };
}

/** Defaults of the ROI article: team × rate × hours × 52 × 30 %, plus 20 % of the revenue, against 15,000 €. */
export function projectReturn(
  { revenue, teamSize, hourlyRate, hoursPerWeek }: ProjectInputs,
  assumed: Assumptions = projectAssumptions,
): ProjectReturn {
  const hours = teamSize * hoursPerWeek * assumed.weeks;
  const { savings, ...others } = returnOf(hours, hourlyRate, revenue, assumed);
  return { labourSavings: savings, investment: others.cost, ...others };
}

/** Remark on a result; null for a plausible one. */
export type Comment = 'no-cost' | 'loss' | 'above-revenue' | 'implausible' | null;

/**
 * Returns the first comment that applies: no cost, then a cost not recovered within the year, then an assumption that no study measured.
 */
export function commentOn({ cost, benefits, netGain, netRoi }: Return, revenue: number): Comment {
  if (cost <= 0) return 'no-cost';
  if (netGain < 0) return 'loss';
  if (revenue > 0 && benefits > revenue) return 'above-revenue';
  return netRoi !== null && netRoi > IMPLAUSIBLE_ROI ? 'implausible' : null;
}
