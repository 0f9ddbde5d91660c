import type { Chart } from '../chartTypes.ts';

/** Charts and tables shown both beside the page's text and on an inner page. */
export const calendrierChart: Chart = {
  type: 'dots',
  title: 'Deux rendez-vous fixes chaque semaine ; un ou deux contenus de plus, sauf en semaine 8',
  measure: 'Contenus publiés par semaine, de S1 à S8',
  columns: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8'],
  max: 1,
  rows: [
    { label: 'Article de fond', values: [1, 0, 0, 0, 0, 0, 0, 0], hot: true },
    { label: 'Articles satellites', values: [0, 1, 1, 0, 1, 1, 0, 0] },
    { label: 'Lettres d’information', values: [1, 1, 1, 1, 1, 1, 1, 1] },
    { label: 'Publications de réseau', values: [1, 1, 1, 1, 1, 1, 1, 1] },
    { label: 'Scripts de vidéo', values: [0, 0, 1, 0, 1, 0, 1, 0] },
    { label: 'Guide à télécharger', values: [0, 0, 0, 1, 0, 0, 0, 0] },
  ],
};
