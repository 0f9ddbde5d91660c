import type { Assumptions, Scenario, Team } from './assumptions.ts';
import { byTeam, closingCash2024, type Month, project, sum, teamNames } from './model.ts';

/** The lines of the income statement and of the cash of a year, k€. */
export interface Year {
  year: number;
  customers: number;
  won: number;
  lost: number;
  people: number;
  revenue: number;
  directCosts: number;
  grossMargin: number;
  charges: Record<Team, number>;
  totalCharges: number;
  ebitda: number;
  released: number;
  investment: number;
  creditReceived: number;
  raised: number;
  fees: number;
  cash: number;
}

/** 2024 as closed, then the two years of a scenario. */
export function years(inputs: Assumptions, scenario: Scenario): readonly [Year, Year, Year] {
  const { closed, teams } = inputs;
  const months = project(inputs, scenario);
  const charges = byTeam((team) => {
    const { payroll, external } = teams[teamNames.indexOf(team)] as (typeof teams)[number];
    return payroll + external;
  });
  const totalCharges = sum(Object.values(charges));
  const grossMargin = closed.revenue - closed.directCosts;
  const { start, won, lost } = closed.customers;
  const first: Year = {
    year: 2024,
    customers: start + won - lost,
    won,
    lost,
    people: sum(teams.map((team) => team.people)),
    revenue: closed.revenue,
    directCosts: closed.directCosts,
    grossMargin,
    charges,
    totalCharges,
    ebitda: grossMargin - totalCharges,
    released: closed.workingCapital,
    investment: closed.investment,
    creditReceived: closed.creditReceived,
    raised: 0,
    fees: 0,
    cash: closingCash2024(inputs),
  };
  return [first, yearOf(2025, months.slice(0, 12)), yearOf(2026, months.slice(12))];
}

/** The sums of twelve months. */
export function yearOf(year: number, months: readonly Month[]): Year {
  const total = (of: (month: Month) => number) => sum(months.map(of));
  const last = months.at(-1) as Month;
  const revenue = total((month) => month.revenue);
  const directCosts = total((month) => month.directCosts);
  return {
    year,
    customers: last.customers,
    won: total(({ won }) => won),
    lost: total(({ lost }) => lost),
    people: last.people,
    revenue,
    directCosts,
    grossMargin: revenue - directCosts,
    charges: byTeam((team) => total(({ charges }) => charges[team])),
    totalCharges: total((month) => month.totalCharges),
    ebitda: total(({ ebitda }) => ebitda),
    released: total(({ released }) => released),
    investment: total(({ investment }) => investment),
    creditReceived: total(({ creditReceived }) => creditReceived),
    raised: total(({ raised }) => raised),
    fees: total(({ fees }) => fees),
    cash: last.cash,
  };
}
