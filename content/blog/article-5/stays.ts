import type { GroupsFigure } from '../../../data/articles/figureTypes.ts';

/** The guest house of the worked example, over four weeks of nights from Monday to Thursday. Euros. */
export const house = {
  rooms: 4,
  weekNights: 4,
  weeks: 4,
  price: 90,
  reduced: 76.5,
  /** Cleaning and linen: paid once a stay, however long. */
  perStay: 30,
  /** Energy and breakfast. */
  perNight: 7,
  staysSold: 10,
  nightsPerStay: 2,
} as const;

export const capacity = house.rooms * house.weekNights * house.weeks;
export const nightsSold = house.staysSold * house.nightsPerStay;
/** Average cost of an occupied night: the figure that hides the cost of a stay. */
export const averageCost = house.perStay / house.nightsPerStay + house.perNight;
/** Margin of a night at the average cost: the figure from which two of the models reasoned. */
export const averageMargin = (price: number): number => price - averageCost;

/** Margin of a stay of this many nights, at a price a night. */
export const stayMargin = (nights: number, price: number): number => nights * (price - house.perNight) - house.perStay;

/** Margin of the four weeks today. */
export const marginToday = house.staysSold * stayMargin(house.nightsPerStay, house.price);

/** Whole stays of this many nights at the reduced price that earn no less than today. */
export const staysNeeded = (nights: number): number => Math.ceil(marginToday / stayMargin(nights, house.reduced));
export const nightsNeeded = (nights: number): number => nights * staysNeeded(nights);

/** Whole nights that a model promises: the nights sold today plus the share it predicts. */
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
