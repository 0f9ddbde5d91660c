import type { GroupsFigure } from '../../../data/articles/figureTypes.ts';
import { house, nightsNeeded, nightsSold } from './stays.ts';

/** Nights a model's percentage asks for, whole. */
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
