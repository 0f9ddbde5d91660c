/** What article 1's calculator asks (docs/product/specification.md § 9): whole numbers, as typed. */
export interface StrategyInputs {
  /** Euros a year. */
  currentRevenue: number;
  /** Hours a week spent on repetitive tasks. */
  timeSpent: number;
  /** Euros an hour. */
  hourlyRate: number;
}

/** Euros a year, except `netRoi`: a whole percentage of the cost, possibly negative. */
export interface StrategyReturn {
  timeSavings: number;
  revenueGains: number;
  cost: number;
  netGain: number;
  netRoi: number;
}

/**
 * What the ROI article's calculator asks. `currentEfficiency` (docs/product/specification.md § 3) is never an input and
 * takes no part.
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

/** Euros a year, except `netRoi` (whole percentage) and `paybackMonths`. */
export interface ProjectReturn {
  labourSavings: number;
  revenueGains: number;
  investment: number;
  netGain: number;
  netRoi: number;
  /** One decimal; null when the benefits never pay the investment back. */
  paybackMonths: number | null;
}

export const strategyDefaults: StrategyInputs = { currentRevenue: 100_000, timeSpent: 40, hourlyRate: 50 };
export const projectDefaults: ProjectInputs = { revenue: 500_000, teamSize: 15, hourlyRate: 75, hoursPerWeek: 30 };

const WEEKS = 52;
const TIME_SAVED = 0.3;
const STRATEGY_COST = 2000;
const STRATEGY_REVENUE_GAIN = 0.147;
const PROJECT_INVESTMENT = 15_000;
const PROJECT_REVENUE_GAIN = 0.2;

/** Rounded, without the negative zero that would print as « −0 ». */
const whole = (value: number): number => Math.round(value) + 0;
const percentOf = (cost: number, benefits: number): number => whole(((benefits - cost) / cost) * 100);

/**
 * The whole number a person typed: grouping spaces are ignored, what follows the integer is dropped, a typographic
 * minus counts as one. An empty or invalid entry is 0, and so is one too long to be exact.
 */
export function parseWhole(text: string): number {
  const value = Number.parseInt(text.replace(/\s/g, '').replace('−', '-'), 10);
  return Number.isSafeInteger(value) ? value + 0 : 0;
}

/** Article 1: hours a week × 52 × hourly rate × 30 %, plus 14.7 % of the revenue, against a fixed cost of 2,000 €. */
export function strategyReturn({ currentRevenue, timeSpent, hourlyRate }: StrategyInputs): StrategyReturn {
  const timeSavings = timeSpent * WEEKS * hourlyRate * TIME_SAVED;
  const revenueGains = currentRevenue * STRATEGY_REVENUE_GAIN;
  const benefits = timeSavings + revenueGains;
  return {
    timeSavings: whole(timeSavings),
    revenueGains: whole(revenueGains),
    cost: STRATEGY_COST,
    netGain: whole(benefits - STRATEGY_COST),
    netRoi: percentOf(STRATEGY_COST, benefits),
  };
}

/** The ROI article: team × rate × hours × 52 × 30 %, plus 20 % of the revenue, against an investment of 15,000 €. */
export function projectReturn({ revenue, teamSize, hourlyRate, hoursPerWeek }: ProjectInputs): ProjectReturn {
  const labourSavings = teamSize * hourlyRate * hoursPerWeek * WEEKS * TIME_SAVED;
  const revenueGains = revenue * PROJECT_REVENUE_GAIN;
  const benefits = labourSavings + revenueGains;
  return {
    labourSavings: whole(labourSavings),
    revenueGains: whole(revenueGains),
    investment: PROJECT_INVESTMENT,
    netGain: whole(benefits - PROJECT_INVESTMENT),
    netRoi: percentOf(PROJECT_INVESTMENT, benefits),
    paybackMonths: benefits > 0 ? Math.round((PROJECT_INVESTMENT / (benefits / 12)) * 10) / 10 : null,
  };
}
