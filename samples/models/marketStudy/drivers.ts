import { doctrine } from '../../../data/blog/method.ts';
import { records } from '../../parts.ts';

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
  /** What a client of the first segment costs in a named source: the plan is tried at that price. */
  sourced: { segment: string; acquisition: number; source: number };
  /** Clients that a trial pays for at that price, before anything else is spent. */
  trial: number;
  /** Years in which the sponsor wants the money back once the plan is at full speed. */
  patience: number;
}

/**
 * Everything the study assumes: the only numbers of the sample that are typed by hand, apart from what companies publish
 * (`published.ts`). Illustrations, rounded, and named hypotheses wherever a page shows them, but for two that have a
 * source: the revenue of an account in France (16), the acquisition of young people and the price the first segment is tried at (15).
 */
export const studyDrivers: StudyDrivers = {
  firstYear: 2024,
  lastYear: 2027,
  entry: 'France',
  businessRevenue: 340,
  countries: records<Country>(
    ['name', 'adults', 'banked', 'equipped', 'active', 'revenue', 'businesses', 'businessEquipped'],
    [
      ['Allemagne', 70, 98, 15, 60, 95, 4.6, 9],
      ['France', 53, 98, 22, 60, 99, 5.2, 12],
      ['Italie', 50, 96, 16, 55, 80, 5.2, 7],
      ['Espagne', 40, 97, 22, 60, 80, 3.6, 8],
      ['Pays-Bas', 14, 99, 24, 65, 100, 2, 14],
    ],
  ),
  cases: [
    { name: 'Prudent', level: 0.9, activity: 0.9, price: 0.9, gain: 2, businessGain: 1.5, growth: 0 },
    { name: 'Central', level: 1, activity: 1, price: 1, gain: 4, businessGain: 3, growth: 2 },
    { name: 'Haut', level: 1.1, activity: 1.1, price: 1.1, gain: 5, businessGain: 4, growth: 4 },
  ],
  segments: records<Segment>(
    ['name', 'kind', 'population', 'equipped', 'won', 'active', 'revenue', 'cost', 'acquisition'],
    [
      ['Indépendants', 'businesses', 3_000, 27, 3.5, 75, 168, 50, 72],
      ['TPE de services', 'businesses', 800, 22, 4.5, 80, 480, 150, 260],
      ['Jeunes actifs', 'people', 6_500, 55, 2, 60, 78, 34, 30],
      ['Familles', 'people', 15_000, 32, 0.8, 60, 84, 50, 45],
      ['Frontaliers et expatriés', 'people', 1_500, 60, 2, 65, 120, 58, 48],
      ['Étudiants', 'people', 3_000, 60, 4, 60, 38, 30, 18],
      ['Associations', 'businesses', 1_200, 7, 6, 65, 130, 72, 85],
      ['Seniors', 'people', 18_000, 14, 0.8, 50, 60, 44, 55],
    ],
  ),
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
  usage: { withdrawals: 6, abroad: 300 },
  months: 36,
  churn: 1,
  sourced: { segment: 'Indépendants', acquisition: 200, source: 15 },
  trial: 500,
  patience: doctrine.payback.market / 12,
};
