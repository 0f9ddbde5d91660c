import type { RangesFigure } from '../../../data/articles/figureTypes.ts';

export const misfitTask: RangesFigure = {
  type: 'ranges',
  title: 'Sur la tâche piège, ceux qui avaient l’IA se sont trompés plus souvent',
  measure: 'Part de bonnes réponses sur une tâche choisie hors du domaine de GPT-4, en %, consultants de BCG, 2023',
  unit: '%',
  digits: 1,
  dots: ['Part de bonnes réponses'],
  range: 'De la moins bonne à la meilleure condition',
  rows: [
    { label: 'Sans IA', values: [84.5] },
    { label: 'Avec GPT-4', values: [null], range: [60, 70.6] },
  ],
  sources: ['dellacqua-2023'],
  note: 'Un grand cabinet, un seul modèle, une seule tâche de ce type : l’écart ne se transpose pas tel quel.',
};
