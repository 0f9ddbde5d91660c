import type { Chart } from '../chartTypes.ts';

/** Charts and tables shown both beside the page's text and on an inner page. */
export const matriceChart: Chart = {
  type: 'dots',
  title: 'Deux lacunes : automatisation et intégrations',
  measure: 'Note de 0 à 4 par famille, moyenne de sept critères',
  columns: ['Pipeline', 'Automatisation', 'Rapports', 'Intégrations', 'Mobile', 'Conformité'],
  max: 4,
  digits: 1,
  scale: ['0 absent', '1', '2', '3', '4 complet et réglable'],
  rows: [
    { label: 'Éditeur A', values: [3.9, 3.9, 3.7, 3.9, 2.9, 2.1] },
    { label: 'Éditeur B', values: [3, 3.7, 2.1, 3.1, 2, 2.1] },
    { label: 'Éditeur C', values: [2.9, 1.6, 1.9, 2, 3, 3] },
    { label: 'Votre offre', values: [3.9, 2, 3.1, 2, 3, 3.9], hot: true },
    { label: 'Éditeur D', values: [2.1, 2.7, 2.7, 1.4, 2, 3.9] },
    { label: 'Éditeur E', values: [2, 3.4, 2.1, 2.1, 3.7, 1.1] },
  ],
};
