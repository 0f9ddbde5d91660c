/** Three years of a fictitious SaaS company, in millions of euros: the inputs the page, the PDF and the workbook share. */
export interface Scenario {
  name: 'Central' | 'Prudent' | 'Ambitieux';
  revenue: Years;
  /** Hosting, support, third-party licences. */
  directCosts: Years;
  product: Years;
  sales: Years;
  structure: Years;
  /** Investments and change in working capital. */
  investment: Years;
}

type Years = readonly [y2024: number, y2025: number, y2026: number];

export const years = [2024, 2025, 2026] as const;
/** Revenue before the model starts, audited. */
export const pastRevenue = { 2022: 0.8, 2023: 1.4 } as const;
export const openingCash = 3.58;
/** Funds raised, year by year. */
export const raise: Years = [0, 8, 0];

const y2024 = { revenue: 2.4, directCosts: 0.53, product: 1.45, sales: 1.05, structure: 0.95, investment: 0 };

export const scenarios: readonly [Scenario, Scenario, Scenario] = [
  {
    name: 'Central',
    revenue: [y2024.revenue, 4.3, 7.6],
    directCosts: [y2024.directCosts, 0.9, 1.52],
    product: [y2024.product, 2.45, 3.65],
    sales: [y2024.sales, 1.75, 2.75],
    structure: [y2024.structure, 1.45, 2.05],
    investment: [y2024.investment, 0.25, 0.3],
  },
  {
    name: 'Prudent',
    revenue: [y2024.revenue, 3.7, 5.6],
    directCosts: [y2024.directCosts, 0.85, 1.29],
    product: [y2024.product, 2.45, 3.45],
    sales: [y2024.sales, 1.75, 2.55],
    structure: [y2024.structure, 1.45, 1.95],
    investment: [y2024.investment, 0.35, 0.4],
  },
  {
    name: 'Ambitieux',
    revenue: [y2024.revenue, 4.8, 9.4],
    directCosts: [y2024.directCosts, 0.96, 1.88],
    product: [y2024.product, 2.5, 3.8],
    sales: [y2024.sales, 1.9, 2.95],
    structure: [y2024.structure, 1.5, 2.15],
    investment: [y2024.investment, 0.2, 0.2],
  },
];

/** Two decimals, so that sums of cents do not show binary dust. */
const cents = (value: number) => Math.round(value * 100) / 100;
const each = (from: (year: 0 | 1 | 2) => number): Years => [cents(from(0)), cents(from(1)), cents(from(2))];

/** The lines that follow from a scenario's inputs, in millions of euros. */
export function project({ revenue, directCosts, product, sales, structure, investment }: Scenario) {
  const grossMargin = each((y) => revenue[y] - directCosts[y]);
  const charges = each((y) => product[y] + sales[y] + structure[y]);
  const ebitda = each((y) => grossMargin[y] - charges[y]);
  const change = each((y) => ebitda[y] - investment[y] + raise[y]);
  const cash: Years = [
    cents(openingCash + change[0]),
    cents(openingCash + change[0] + change[1]),
    cents(openingCash + change[0] + change[1] + change[2]),
  ];
  /** What the year consumes apart from the funds raised. */
  const consumed = each((y) => investment[y] - ebitda[y]);
  return { grossMargin, charges, ebitda, cash, consumed };
}
