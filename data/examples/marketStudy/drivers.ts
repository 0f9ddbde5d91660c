/**
 * Everything the study assumes: the only numbers of the sample that are typed by hand, apart from what companies publish
 * (`published.ts`). All are illustrations, rounded, and named hypotheses wherever a page shows them.
 */
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
  /** Months the plan covers. */
  months: number;
  /** % of clients lost each month. */
  churn: number;
  /** Years in which the sponsor wants the money back once the plan is at full speed. */
  patience: number;
}

export const studyDrivers: StudyDrivers = {
  firstYear: 2024,
  lastYear: 2027,
  entry: 'France',
  businessRevenue: 340,
  countries: [
    {
      name: 'Allemagne',
      adults: 70,
      banked: 98,
      equipped: 15,
      active: 60,
      revenue: 95,
      businesses: 4.6,
      businessEquipped: 9,
    },
    {
      name: 'France',
      adults: 53,
      banked: 98,
      equipped: 22,
      active: 60,
      revenue: 90,
      businesses: 5.2,
      businessEquipped: 12,
    },
    {
      name: 'Italie',
      adults: 50,
      banked: 96,
      equipped: 16,
      active: 55,
      revenue: 80,
      businesses: 5.2,
      businessEquipped: 7,
    },
    {
      name: 'Espagne',
      adults: 40,
      banked: 97,
      equipped: 22,
      active: 60,
      revenue: 80,
      businesses: 3.6,
      businessEquipped: 8,
    },
    {
      name: 'Pays-Bas',
      adults: 14,
      banked: 99,
      equipped: 24,
      active: 65,
      revenue: 100,
      businesses: 2,
      businessEquipped: 14,
    },
  ],
  cases: [
    { name: 'Prudent', level: 0.9, activity: 0.9, price: 0.9, gain: 2, businessGain: 1.5, growth: 0 },
    { name: 'Central', level: 1, activity: 1, price: 1, gain: 4, businessGain: 3, growth: 2 },
    { name: 'Haut', level: 1.1, activity: 1.1, price: 1.1, gain: 5, businessGain: 4, growth: 4 },
  ],
  segments: [
    {
      name: 'Indépendants',
      kind: 'businesses',
      population: 3_000,
      equipped: 27,
      won: 3.5,
      active: 75,
      revenue: 168,
      cost: 50,
      acquisition: 72,
    },
    {
      name: 'TPE de services',
      kind: 'businesses',
      population: 800,
      equipped: 22,
      won: 4.5,
      active: 80,
      revenue: 480,
      cost: 150,
      acquisition: 260,
    },
    {
      name: 'Jeunes actifs',
      kind: 'people',
      population: 6_500,
      equipped: 55,
      won: 2,
      active: 60,
      revenue: 78,
      cost: 34,
      acquisition: 30,
    },
    {
      name: 'Familles',
      kind: 'people',
      population: 15_000,
      equipped: 32,
      won: 0.8,
      active: 60,
      revenue: 84,
      cost: 50,
      acquisition: 45,
    },
    {
      name: 'Frontaliers et expatriés',
      kind: 'people',
      population: 1_500,
      equipped: 60,
      won: 2,
      active: 65,
      revenue: 120,
      cost: 58,
      acquisition: 48,
    },
    {
      name: 'Étudiants',
      kind: 'people',
      population: 3_000,
      equipped: 60,
      won: 4,
      active: 60,
      revenue: 38,
      cost: 30,
      acquisition: 18,
    },
    {
      name: 'Associations',
      kind: 'businesses',
      population: 1_200,
      equipped: 7,
      won: 6,
      active: 65,
      revenue: 130,
      cost: 72,
      acquisition: 85,
    },
    {
      name: 'Seniors',
      kind: 'people',
      population: 18_000,
      equipped: 14,
      won: 0.8,
      active: 50,
      revenue: 60,
      cost: 44,
      acquisition: 55,
    },
  ],
  fixedCosts: [
    { name: 'Équipe permanente', quantity: 12, unit: 'postes', price: 78 },
    { name: 'Conformité et fraude', quantity: 4, unit: 'postes', price: 72 },
    { name: 'Prestataire agréé, cartes', quantity: 12, unit: 'mois', price: 28 },
    { name: 'Technologie, locaux, audit', quantity: 12, unit: 'mois', price: 46 },
  ],
  phases: [
    { segment: 'Indépendants', opens: 4 },
    { segment: 'TPE de services', opens: 13 },
    { segment: 'Jeunes actifs', opens: 22 },
  ],
  months: 36,
  churn: 1,
  patience: 3,
};
