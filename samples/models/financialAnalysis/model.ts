import type { Assumptions, Hire, Scenario, Team } from './assumptions.ts';

/** Months of the scenarios: January 2025 to December 2026. */
export const MONTHS = 24;
export const teamNames: readonly Team[] = ['product', 'sales', 'structure'];

/** One month of a scenario: customers and people as counts, everything else in whole k€. */
export interface Month {
  /** From 1, January 2025. */
  month: number;
  trained: number;
  /** Customers expected since December 2024, before they are made whole. */
  expectedWon: number;
  expectedLost: number;
  won: number;
  lost: number;
  customers: number;
  revenue: number;
  directCosts: number;
  people: number;
  payroll: Record<Team, number>;
  external: Record<Team, number>;
  charges: Record<Team, number>;
  totalCharges: number;
  ebitda: number;
  receivables: number;
  deferred: number;
  payables: number;
  social: number;
  /** Receivables less what is owed or served later. */
  workingCapital: number;
  /** Fall of the working capital: cash it releases. */
  released: number;
  investment: number;
  creditReceived: number;
  raised: number;
  fees: number;
  /** Cash at the end of the month. */
  cash: number;
}

/** Nearest whole number, halves upwards; a billionth forgives binary dust, as spreadsheets do. */
export const whole = (value: number): number => Math.floor(value + 0.5 + 1e-9);

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
export const byTeam = (of: (team: Team) => number): Record<Team, number> => ({
  product: of('product'),
  sales: of('sales'),
  structure: of('structure'),
});

/** The month a hire starts in: after the funds, the second wave later where the scenario puts it back. */
export const startOf = (hire: Hire, { closing, secondWaveDelay }: Scenario): number =>
  closing + hire.after + (hire.wave === 2 ? secondWaveDelay : 0);

/** The credit a year's research gives, in whole k€, from that year's payroll of the product team. */
export const researchCredit = (payroll: number, overhead: number, { credit }: Assumptions): number =>
  whole(payroll * credit.eligible * (1 + overhead) * credit.rate);

/**
 * A scenario month by month. Every flow is rounded to the k€ where it arises, so that every table adds up as printed.
 * Customers won and lost are whole: the expected number accumulates and what exceeds a unit counts. Beyond two years, prices, pay and
 * purchases stay those of 2026.
 */
export function project(inputs: Assumptions, scenario: Scenario, length = MONTHS): Month[] {
  const { closed, teams, hires, training, payRise, workingCapital: terms, investment, raise } = inputs;
  const months: Month[] = [];
  let [expectedWon, expectedLost] = [0, 0];
  let customers = closed.customers.start + closed.customers.won - closed.customers.lost;
  let people = sum(teams.map((team) => team.people));
  let cash = closingCash2024(inputs);
  let before = closed.balance.receivables - closed.balance.deferred - closed.balance.payables - closed.balance.social;
  const started = (month: number, chosen: (hire: Hire) => boolean, value: (hire: Hire) => number) =>
    sum(hires.filter((hire) => chosen(hire) && startOf(hire, scenario) <= month).map(value));

  for (let month = 1; month <= length; month++) {
    const year = month <= 12 ? 0 : 1;
    const funded = month > scenario.closing;
    const trained =
      closed.reps +
      started(
        month - training,
        ({ sells }) => sells === true,
        ({ count }) => count,
      );
    const wonBefore = whole(expectedWon);
    const lostBefore = whole(expectedLost);
    expectedWon += trained * scenario.signedPerRep;
    expectedLost += customers * scenario.churn;
    const won = whole(expectedWon) - wonBefore;
    const lost = whole(expectedLost) - lostBefore;
    customers += won - lost;
    const revenue = whole((customers * scenario.price[year]) / 12);
    const directCosts = whole((customers * scenario.directCost[year]) / 12);
    const headcount =
      sum(teams.map((team) => team.people)) +
      started(
        month,
        () => true,
        ({ count }) => count,
      );

    const costs = (team: Team) => teams[teamNames.indexOf(team)] as (typeof teams)[number];
    const payroll = byTeam((team) =>
      whole(
        (costs(team).payroll * (1 + payRise) ** (year + 1) +
          started(
            month,
            (hire) => hire.team === team,
            ({ count, cost }) => count * cost,
          )) /
          12,
      ),
    );
    const external = byTeam((team) => {
      const { external: usual, externalAfter, once } = costs(team);
      return whole(
        (funded ? externalAfter[year] : usual / 12) + (month === scenario.closing + once.after ? once.amount : 0),
      );
    });
    const charges = byTeam((team) => payroll[team] + external[team]);
    const totalCharges = sum(Object.values(charges));
    const ebitda = revenue - directCosts - totalCharges;

    const prepaid = closed.prepaid + ((scenario.prepaid - closed.prepaid) * Math.min(month, 12)) / 12;
    const receivables = whole((revenue * terms.receivableDays) / 30);
    const deferred = whole(revenue * prepaid * terms.deferredMonths);
    const payables = whole(((directCosts + sum(Object.values(external))) * terms.payableDays) / 30);
    const social = whole((sum(Object.values(payroll)) * terms.socialDays) / 30);
    const workingCapital = receivables - deferred - payables - social;
    const released = before - workingCapital;

    const paidTo = (past: number) => sum(months.slice(past * 12, past * 12 + 12).map((each) => each.payroll.product));
    const creditReceived =
      month === scenario.creditMonth
        ? researchCredit(teams[0].payroll, inputs.credit.overhead2024, inputs)
        : month === scenario.creditMonth + 12
          ? researchCredit(paidTo(0), inputs.credit.overhead, inputs)
          : month === scenario.creditMonth + 24
            ? researchCredit(paidTo(1), inputs.credit.overhead, inputs)
            : 0;
    const invested = investment.monthly + investment.perHire * (headcount - people);
    const raised = month === scenario.closing ? raise.amount : 0;
    const fees = whole(raised * raise.fees);
    cash += ebitda + released - invested + creditReceived + raised - fees;
    before = workingCapital;
    people = headcount;
    months.push({
      month,
      trained,
      expectedWon,
      expectedLost,
      won,
      lost,
      customers,
      revenue,
      directCosts,
      people,
      payroll,
      external,
      charges,
      totalCharges,
      ebitda,
      receivables,
      deferred,
      payables,
      social,
      workingCapital,
      released,
      investment: invested,
      creditReceived,
      raised,
      fees,
      cash,
    });
  }
  return months;
}

/** Cash on 31 December 2024, k€. */
export function closingCash2024(inputs: Assumptions): number {
  const { openingCash } = inputs.closed;
  return openingCash - consumed2024(inputs);
}

/** Cash consumed in 2024, k€: what the snapshot divides by twelve. */
export function consumed2024({ closed, teams }: Assumptions): number {
  const ebitda = closed.revenue - closed.directCosts - sum(teams.map(({ payroll, external }) => payroll + external));
  return closed.investment - ebitda - closed.creditReceived - closed.workingCapital;
}
