import type { GroupsFigure } from '../../../data/articles/figureTypes.ts';
import { leastRise } from '../../../data/blog/comparing.ts';

/** Number of standard deviations from which a difference is noticed four times in five: 1.96 for chance, 0.84 for the power. */
export const SEEN_FOUR_IN_FIVE = 2.8;

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
