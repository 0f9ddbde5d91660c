import type { StudyDrivers } from '../marketStudy/drivers.ts';
import { studyDrivers } from '../marketStudy/drivers.ts';

/** Apart for each segment, so that their shares move too. */
const WON = [1.2, 1.155, 1.05, 1.5, 1.3, 2.2, 1.9, 1.9];

/** For tests: the study with every driver moved a little, so that whatever is computed from them changes. */
export const movedDrivers: StudyDrivers = {
  ...studyDrivers,
  businessRevenue: 371,
  countries: studyDrivers.countries.map((one) => ({
    ...one,
    adults: one.adults * 1.17 + 1,
    banked: one.banked - 3,
    equipped: one.equipped + 1,
    active: one.active + 2,
    revenue: one.revenue + 6,
    businesses: one.businesses * 1.23,
    businessEquipped: one.businessEquipped + 1,
  })),
  cases: [
    { name: 'Prudent', level: 0.85, activity: 0.85, price: 0.85, gain: 3, businessGain: 1.9, growth: 1 },
    { name: 'Central', level: 1, activity: 1, price: 1, gain: 5, businessGain: 3.4, growth: 3 },
    { name: 'Haut', level: 1.15, activity: 1.15, price: 1.15, gain: 6, businessGain: 4.6, growth: 5 },
  ],
  segments: studyDrivers.segments.map((one, index) => ({
    ...one,
    population: one.population * 1.11,
    equipped: one.equipped - 1,
    won: one.won * (WON[index] ?? 1),
    active: one.active + 1,
    revenue: one.revenue * 1.03,
    cost: one.cost * 1.05,
    acquisition: one.acquisition * 1.06,
  })),
  fixedCosts: studyDrivers.fixedCosts.map((one) => ({ ...one, quantity: one.quantity + 1, price: one.price * 0.85 })),
  phases: [
    { segment: 'Indépendants', opens: 5 },
    { segment: 'TPE de services', opens: 14 },
    { segment: 'Jeunes actifs', opens: 23 },
  ],
  usage: { withdrawals: 7, abroad: 340 },
  churn: 1.5,
};
