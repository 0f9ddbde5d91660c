import type { Assumptions, Scenario, Team } from './assumptions.ts';
import { closingCash2024, MONTHS, type Month, project, researchCredit, sum, whole } from './model.ts';
import { type Year, yearOf, years } from './years.ts';

/** Cash lasts this many months at least, whatever the scenario: six to raise again, three to spare. */
export const SAFETY_MONTHS = 9;

/** What a month consumes on average in the second half of 2026, research credit apart: k€. Negative: it earns. */
export const monthlyBurn = (months: readonly Month[]): number =>
  sum(months.slice(-6).map(({ ebitda, released, investment }) => investment - ebitda - released)) / 6;

/** Months the cash of the end of 2026 lasts at that rate; undefined where the company no longer consumes. */
export function runway(months: readonly Month[]): number | undefined {
  const burn = monthlyBurn(months);
  return burn > 0 ? (months.at(-1)?.cash ?? 0) / burn : undefined;
}

/** The lowest cash before the funds are received, k€, and its month. */
export function lowBeforeFunds(months: readonly Month[], { closing }: Scenario): { month: number; cash: number } {
  const before = months.slice(0, closing - 1);
  return before.reduce((low, { month, cash }) => (cash < low.cash ? { month, cash } : low), {
    month: 0,
    cash: Number.POSITIVE_INFINITY,
  });
}

/** Neither raise nor hires: the same company, left to itself. */
const unfunded = (inputs: Assumptions, scenario: Scenario): readonly [Assumptions, Scenario] => [
  { ...inputs, raise: { ...inputs.raise, amount: 0 } },
  { ...scenario, closing: MONTHS * 2 },
];

/** What becomes of the cash if nothing is done. */
export function withoutFunds(inputs: Assumptions, scenario: Scenario): Month[] {
  const [own, trade] = unfunded(inputs, scenario);
  return project(own, trade);
}

/** A company with the raise or without it, through 2027: its months, its third year and its break-even at the end of 2026. */
export function threeYears(inputs: Assumptions, scenario: Scenario, raised: boolean) {
  const [own, trade] = raised ? [inputs, scenario] : unfunded(inputs, scenario);
  const months = project(own, trade, MONTHS + 12);
  return {
    months,
    second: yearOf(2026, months.slice(12, 24)),
    third: yearOf(2027, months.slice(24)),
    breakEven: breakEven(own, trade),
  };
}

/** Break-even with the charges of December 2026 frozen. */
export interface BreakEven {
  /** Charges of a year at the rate of December 2026, k€. */
  charges: number;
  /** What a customer leaves in a year once served, k€. */
  margin: number;
  /** Customers that pay for the charges. */
  needed: number;
  customers: number;
  /** Customers gained a month, net, in the second half of 2026. */
  pace: number;
  /** Months after December 2026 at that pace; undefined where customers no longer grow. */
  months: number | undefined;
}

/** Customers at which the gross margin pays for the charges of December 2026, and when they are there at the last pace. */
export function breakEven(inputs: Assumptions, scenario: Scenario): BreakEven {
  const months = project(inputs, scenario);
  const [last, half] = [months[MONTHS - 1] as Month, months[MONTHS - 7] as Month];
  const charges = last.totalCharges * 12;
  const margin = scenario.price[1] - scenario.directCost[1];
  const needed = Math.ceil(charges / margin - 1e-9);
  const pace = (last.customers - half.customers) / 6;
  const missing = Math.max(needed - last.customers, 0);
  return {
    charges,
    margin,
    needed,
    customers: last.customers,
    pace,
    months: missing === 0 ? 0 : pace > 0 ? Math.ceil(missing / pace - 1e-9) : undefined,
  };
}

/** Where two years' money comes from and goes, k€: 2025, 2026 and both. */
export interface Flow {
  label: string;
  amounts: readonly [y2025: number, y2026: number];
}
export interface SourcesAndUses {
  opening: number;
  sources: readonly Flow[];
  uses: readonly Flow[];
  /** Cash at the end of each year. */
  closing: readonly [number, number];
}

/** Rise of a team's charges over 2024, k€, in 2025 and in 2026: what its share of the raise pays. */
function rises([base, next, last]: readonly [Year, Year, Year], team: Team): readonly [number, number] {
  return [next.charges[team] - base.charges[team], last.charges[team] - base.charges[team]];
}

/** The bridge from the cash of 2024 to that of 2026: gross margin and raise on one side, charges on the other. */
export function sourcesAndUses(inputs: Assumptions, scenario: Scenario): SourcesAndUses {
  const three = years(inputs, scenario);
  const [base, next, last] = three;
  const both = (of: (year: Year) => number) => [of(next), of(last)] as const;
  return {
    opening: closingCash2024(inputs),
    sources: [
      { label: 'Levée', amounts: both(({ raised }) => raised) },
      { label: 'Marge brute', amounts: both(({ grossMargin }) => grossMargin) },
      { label: 'Crédit d’impôt recherche encaissé', amounts: both(({ creditReceived }) => creditReceived) },
      { label: 'Baisse du BFR', amounts: both(({ released }) => released) },
    ],
    uses: [
      { label: 'Charges au niveau de 2024', amounts: [base.totalCharges, base.totalCharges] },
      ...inputs.teams.map(({ team, name }) => ({ label: name, amounts: rises(three, team) })),
      { label: 'Investissements', amounts: both(({ investment }) => investment) },
      { label: 'Frais de levée', amounts: both(({ fees }) => fees) },
    ],
    closing: [next.cash, last.cash],
  };
}

/** The plan with another amount raised: cash at the end of 2026 (k€) and the months it lasts. */
export function withAmount(inputs: Assumptions, scenario: Scenario, amount: number) {
  const months = project({ ...inputs, raise: { ...inputs.raise, amount } }, scenario);
  return { cash: months[MONTHS - 1]?.cash ?? 0, months: runway(months) };
}

/** Share of the company new shareholders hold, from the valuation before the raise: both in one unit. */
export const dilution = (valuation: number, amount: number): number => amount / (valuation + amount);

/** The research credit, year by year: payroll, base with overheads, credit (k€). */
export function credits(inputs: Assumptions, scenario: Scenario) {
  const { credit, teams } = inputs;
  const months = project(inputs, scenario);
  const payroll = [
    teams[0].payroll,
    ...[months.slice(0, 12), months.slice(12)].map((of) => sum(of.map((month) => month.payroll.product))),
  ];
  return payroll.map((paid, index) => {
    const overhead = index === 0 ? credit.overhead2024 : credit.overhead;
    return {
      year: 2024 + index,
      payroll: paid,
      eligible: whole(paid * credit.eligible),
      base: whole(paid * credit.eligible * (1 + overhead)),
      credit: researchCredit(paid, overhead, inputs),
    };
  });
}

/** Unit economics of 2024: k€, shares and months. */
export function unitEconomics({ closed, teams }: Assumptions) {
  const { start, won, lost } = closed.customers;
  const customers = start + won - lost;
  const sales = teams[1].payroll + teams[1].external;
  const acquisition = sales / won;
  const grossRate = (closed.revenue - closed.directCosts) / closed.revenue;
  return {
    customers,
    average: (start + customers) / 2,
    recurring: customers * closed.price,
    churn: lost / start,
    /** Lost out of those there at the beginning of each month, customers growing evenly: as a scenario counts them. */
    monthlyChurn: lost / (12 * start + ((customers - start) * 11) / 2),
    acquisition,
    grossRate,
    payback: acquisition / ((closed.price * grossRate) / 12),
    signedPerRep: won / 12 / closed.reps,
  };
}
