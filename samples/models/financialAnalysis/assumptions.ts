/**
 * Inputs of the financial example, a fictitious SaaS company. Amounts in thousands of euros (k€), excluding VAT; months
 * count from 1 (January 2025) to 24 (December 2026). The page, the PDF and the workbook take them from here.
 */
export type Team = 'product' | 'sales' | 'structure';
export type TwoYears = readonly [y2025: number, y2026: number];

/** What differs from one scenario to the next. */
export interface Scenario {
  name: 'Prudent' | 'Central' | 'Ambitieux';
  /** Month the funds are received. */
  closing: number;
  /** New customers a trained salesperson signs in a month. */
  signedPerRep: number;
  /** Share of the customers lost in a month. */
  churn: number;
  /** k€ per customer and year. */
  price: TwoYears;
  /** Hosting, support and third-party licences: k€ per customer and year. */
  directCost: TwoYears;
  /** Share of the revenue invoiced a year ahead, reached at the end of 2025. */
  prepaid: number;
  /** Months by which the second wave of hires is put back. */
  secondWaveDelay: number;
  /** Month of the year in which the research tax credit of the year before is paid back. */
  creditMonth: number;
}

/** People hired together. */
export interface Hire {
  team: Team;
  role: string;
  count: number;
  /** Months after the funds are received. */
  after: number;
  wave: 1 | 2;
  /** Loaded cost of one person: k€ per year. */
  cost: number;
  /** Signs customers once trained. */
  sells?: true;
}

/** What a team costs before and after the funds are received. */
export interface TeamCosts {
  team: Team;
  name: string;
  /** People at the end of 2024. */
  people: number;
  /** k€ in 2024. */
  payroll: number;
  /** Purchases and services: k€ in 2024, continued until the funds are received. */
  external: number;
  /** Purchases and services once the funds are received: k€ a month in 2025, then in 2026. */
  externalAfter: TwoYears;
  /** One expense of the plan, in k€, and the month after the funds in which it falls. */
  once: { label: string; amount: number; after: number };
  /** Share of the raise. */
  share: number;
}

export interface Assumptions {
  scenarios: readonly [Scenario, Scenario, Scenario];
  hires: readonly Hire[];
  teams: readonly [TeamCosts, TeamCosts, TeamCosts];
  raise: { amount: number /** Share of the amount paid to advisers. */; fees: number; reserve: number };
  /** The year 2024 as closed, k€. */
  closed: {
    revenue: number;
    directCosts: number;
    /** Customers at the start, won, lost. */
    customers: { start: number; won: number; lost: number };
    /** k€ per customer and year. */
    price: number;
    creditReceived: number;
    /** Cash released by working capital. */
    workingCapital: number;
    investment: number;
    /** Cash on 1 January 2024. */
    openingCash: number;
    /** Balance sheet of 31 December 2024. */
    balance: { receivables: number; deferred: number; payables: number; social: number };
    reps: number;
    /** Share invoiced a year ahead. */
    prepaid: number;
  };
  /** Revenue of the years before, k€. */
  past: { 2022: number; 2023: number };
  /** Months before a salesperson signs. */
  training: number;
  /** Yearly rise of the payroll of those already there. */
  payRise: number;
  workingCapital: {
    /** Days of revenue customers owe, days of purchases owed, days of payroll owed to social bodies. */
    receivableDays: number;
    payableDays: number;
    socialDays: number;
    /** Months of a contract paid a year ahead that remain to be served, on average. */
    deferredMonths: number;
  };
  investment: { monthly: number; perHire: number };
  /** Research tax credit, articles 244 quater B and 199 ter B of the French tax code. */
  credit: { eligible: number; rate: number; overhead2024: number; overhead: number };
}

const hires: readonly Hire[] = [
  { team: 'product', role: 'Développeurs, première équipe', count: 6, after: 1, wave: 1, cost: 78 },
  { team: 'product', role: 'Chefs de produit et design', count: 3, after: 2, wave: 1, cost: 84 },
  { team: 'product', role: 'Développeurs, deuxième équipe', count: 6, after: 4, wave: 1, cost: 78 },
  { team: 'product', role: 'Sécurité et données', count: 3, after: 8, wave: 2, cost: 90 },
  { team: 'product', role: 'Développeurs, troisième équipe', count: 4, after: 9, wave: 2, cost: 78 },
  { team: 'sales', role: 'Commerciaux, premier groupe', count: 3, after: 1, wave: 1, cost: 90, sells: true },
  { team: 'sales', role: 'Marketing', count: 3, after: 2, wave: 1, cost: 66 },
  { team: 'sales', role: 'Commerciaux, deuxième groupe', count: 3, after: 4, wave: 1, cost: 90, sells: true },
  { team: 'sales', role: 'Commerciaux, troisième groupe', count: 3, after: 8, wave: 2, cost: 90, sells: true },
  { team: 'structure', role: 'Suivi des clients', count: 4, after: 2, wave: 1, cost: 60 },
  { team: 'structure', role: 'Finance et ressources humaines', count: 3, after: 2, wave: 1, cost: 72 },
  { team: 'structure', role: 'Suivi des clients', count: 4, after: 9, wave: 2, cost: 60 },
];

export const assumptions: Assumptions = {
  scenarios: [
    {
      name: 'Prudent',
      closing: 9,
      signedPerRep: 1.2,
      churn: 0.013,
      price: [18.75, 18.75],
      directCost: [4.2, 4.3],
      prepaid: 0.45,
      secondWaveDelay: 6,
      creditMonth: 12,
    },
    {
      name: 'Central',
      closing: 6,
      signedPerRep: 1.45,
      churn: 0.01,
      price: [18.75, 19.35],
      directCost: [4.1, 4.05],
      prepaid: 0.5,
      secondWaveDelay: 0,
      creditMonth: 9,
    },
    {
      name: 'Ambitieux',
      closing: 5,
      signedPerRep: 1.6,
      churn: 0.008,
      price: [18.75, 19.8],
      directCost: [4.05, 3.9],
      prepaid: 0.55,
      secondWaveDelay: 0,
      creditMonth: 9,
    },
  ],
  hires,
  teams: [
    {
      team: 'product',
      name: 'R&D et produit',
      people: 15,
      payroll: 1230,
      external: 220,
      externalAfter: [50, 70],
      once: { label: 'Certification de sécurité', amount: 126, after: 8 },
      share: 0.4,
    },
    {
      team: 'sales',
      name: 'Ventes et marketing',
      people: 7,
      payroll: 590,
      external: 460,
      externalAfter: [70, 100],
      once: { label: 'Lancement de l’offre', amount: 147, after: 5 },
      share: 0.3,
    },
    {
      team: 'structure',
      name: 'Renforcement de l’équipe',
      people: 8,
      payroll: 640,
      external: 510,
      externalAfter: [65, 80],
      once: { label: 'Recrutement et installation', amount: 102, after: 1 },
      share: 0.2,
    },
  ],
  raise: { amount: 8000, fees: 0.03, reserve: 0.1 },
  closed: {
    revenue: 2400,
    directCosts: 530,
    customers: { start: 96, won: 75, lost: 11 },
    price: 18.75,
    creditReceived: 190,
    workingCapital: 70,
    investment: 60,
    openingCash: 3580,
    balance: { receivables: 375, deferred: 688, payables: 145, social: 68 },
    reps: 4,
    prepaid: 0.5,
  },
  past: { 2022: 800, 2023: 1400 },
  training: 4,
  payRise: 0.03,
  workingCapital: { receivableDays: 45, payableDays: 30, socialDays: 10, deferredMonths: 5.5 },
  investment: { monthly: 4, perHire: 3 },
  credit: { eligible: 0.6, rate: 0.3, overhead2024: 0.43, overhead: 0.4 },
};
