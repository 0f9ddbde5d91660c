import type { GroupsFigure } from '../../../data/articles/figureTypes.ts';

/** The difference that two counts must exceed before chance is an unlikely reason: twice the root of their sum. */
export const chance = (before: number, after: number): number => 2 * Math.sqrt(before + after);

/** The least rise that exceeds it, as a share: the root of d² = 4 × (2n + d). */
export const leastRise = (before: number): number => (2 + Math.sqrt(4 + 8 * before)) / before;

const months = [20, 50, 100, 200, 500, 1000];

export const noise: GroupsFigure = {
  type: 'groups',
  title: 'Avec peu de demandes, seul un grand effet se voit',
  measure: 'Hausse à partir de laquelle deux mois ne diffèrent plus par hasard, selon le nombre de demandes du premier',
  unit: '%',
  series: ['Hausse minimale visible'],
  groups: months.map((before) => ({
    label: `${before === 1000 ? '1 000' : before} demandes`,
    values: [leastRise(before) * 100],
  })),
  note: 'Calcul de l’auteur, par la règle ci-dessus ; trafic égal, demandes rares parmi les visites.',
};
