import { type Assumptions, assumptions, type Scenario } from './assumptions.ts';
import { breakEven, credits, lowBeforeFunds, monthlyBurn, runway, sourcesAndUses } from './funding.ts';
import { project } from './model.ts';
import { years } from './years.ts';

/** Months of the monthly cash: January 2025 to June 2026. */
export const FIRST_MONTHS = 18;

/** Everything a scenario gives, computed once. */
export function outcome(inputs: Assumptions, scenario: Scenario) {
  const months = project(inputs, scenario);
  return {
    scenario,
    months,
    years: years(inputs, scenario),
    breakEven: breakEven(inputs, scenario),
    bridge: sourcesAndUses(inputs, scenario),
    credits: credits(inputs, scenario),
    low: lowBeforeFunds(months, scenario),
    burn: monthlyBurn(months),
    runway: runway(months),
  };
}

const [one, two, three] = assumptions.scenarios;
/** The three scenarios of the example. */
export const plan = {
  prudent: outcome(assumptions, one),
  central: outcome(assumptions, two),
  ambitious: outcome(assumptions, three),
};
export const outcomes = [plan.prudent, plan.central, plan.ambitious] as const;
