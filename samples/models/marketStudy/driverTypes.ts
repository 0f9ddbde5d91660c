/** A country of the market in its first year. */
export interface Country {
  name: string;
  /** Millions of people aged 18 or more. */
  adults: number;
  /** % of adults with a bank account. */
  banked: number;
  /** % of banked adults with an account at a neobank, 2024. */
  equipped: number;
  /** % of those accounts that earn something. */
  active: number;
  /** € per active account and year, 2024. */
  revenue: number;
  /** Millions of self-employed people, very small companies and associations. */
  businesses: number;
  /** % of them with an account at a neobank, 2024. */
  businessEquipped: number;
}

export interface MarketCase {
  name: 'Prudent' | 'Central' | 'Haut';
  /** Factor on the share of equipped people and businesses of 2024. */
  level: number;
  /** Factor on the active share. */
  activity: number;
  /** Factor on the revenue per active account of 2024. */
  price: number;
  /** Points of equipment gained each year: people, businesses. */
  gain: number;
  businessGain: number;
  /** % by which the revenue per active account grows each year. */
  growth: number;
}

export interface Segment {
  name: string;
  kind: 'people' | 'businesses';
  /** Thousands, in the entry country. */
  population: number;
  /** % equipped in the last year of the plan. */
  equipped: number;
  /** % of the equipped held as clients at the end of the plan. */
  won: number;
  /** % of clients that earn something. */
  active: number;
  /** € per active client and year. */
  revenue: number;
  /** € per active client and year: cards, payments, support, fraud. */
  cost: number;
  /** € per client won, active or not. */
  acquisition: number;
}

export interface FixedCost {
  name: string;
  quantity: number;
  unit: 'postes' | 'mois';
  /** k€ a year per post, or k€ a month. */
  price: number;
}

export interface Phase {
  /** Name of a segment. */
  segment: string;
  /** First month in which it is sold. */
  opens: number;
}

export interface StudyDrivers {
  firstYear: number;
  lastYear: number;
  entry: string;
  /** € per equipped business and year, 2024. */
  businessRevenue: number;
  countries: readonly Country[];
  cases: readonly [MarketCase, MarketCase, MarketCase];
  segments: readonly Segment[];
  fixedCosts: readonly FixedCost[];
  phases: readonly [Phase, Phase, Phase];
  /** A month's use on which published tariffs are compared: withdrawals, € paid in another currency. */
  usage: { withdrawals: number; abroad: number };
  /** Months the plan covers. */
  months: number;
  /** % of clients lost each month. */
  churn: number;
  /** Years in which the sponsor wants the money back once the plan is at full speed. */
  patience: number;
}
