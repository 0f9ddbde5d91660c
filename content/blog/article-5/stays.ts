import type { GroupsFigure } from '../../../data/articles/figureTypes.ts';

/** Guest house of the worked example, over the nights from Monday to Thursday of four weeks; amounts in euros. */
export const house = {
  rooms: 4,
  weekNights: 4,
  weeks: 4,
  price: 90,
  reduced: 76.5,
  /** Cleaning and linen: paid once for each stay, however long. */
  perStay: 30,
  /** Energy and breakfast, for each night. */
  perNight: 7,
  staysSold: 10,
  nightsPerStay: 2,
} as const;

export const capacity = house.rooms * house.weekNights * house.weeks;
export const nightsSold = house.staysSold * house.nightsPerStay;
/** Average cost of an occupied night, an average that hides the fixed cost of each stay. */
export const averageCost = house.perStay / house.nightsPerStay + house.perNight;
/** Margin of a night computed with the average cost, as two of the models did. */
export const averageMargin = (price: number): number => price - averageCost;

/** Margin of a stay of so many nights, at a price for each night. */
export const stayMargin = (nights: number, price: number): number => nights * (price - house.perNight) - house.perStay;

/** Margin of the four weeks at today's price. */
export const marginToday = house.staysSold * stayMargin(house.nightsPerStay, house.price);

/** Number of whole stays of so many nights that, at the reduced price, earn at least today's margin. */
export const staysNeeded = (nights: number): number => Math.ceil(marginToday / stayMargin(nights, house.reduced));
export const nightsNeeded = (nights: number): number => nights * staysNeeded(nights);

/** Number of nights that a model predicts, rounded up: today's nights plus the given share. */
const promised = (share: number): number => Math.ceil(nightsSold * (1 + share));

export const nightsByStay: GroupsFigure = {
  type: 'groups',
  title: 'Le même prix demande de 24 à 35 nuits, selon la durée des séjours',
  measure: `Nuits de semaine à vendre en quatre semaines, à 76,50 €, pour ne rien perdre sur ${nightsSold} nuits à ${house.price} €`,
  unit: 'nuits',
  series: ['Nuits à vendre'],
  groups: [
    { label: 'Réponse des trois modèles (18 %)', values: [promised(0.18)], hypothesis: true },
    { label: 'Réponse des deux autres (25 %)', values: [promised(0.25)], hypothesis: true },
    { label: 'Calcul, séjours d’une nuit', values: [nightsNeeded(1)] },
    { label: 'Calcul, séjours de deux nuits', values: [nightsNeeded(2)] },
    { label: 'Calcul, séjours de trois nuits', values: [nightsNeeded(3)] },
  ],
  note: 'Exemple illustratif, séjours entiers : maison, prix et charges inventés.',
};
