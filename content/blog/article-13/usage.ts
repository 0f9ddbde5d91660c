import type { GroupsFigure } from '../../../data/articles/figureTypes.ts';

/** What the survey printed: the share of a year later, and the rise in points where it gives one. */
const answers: readonly { label: string; later: number; rise?: number }[] = [
  { label: 'Écrire des textes', later: 72, rise: 3 },
  { label: 'Analyser des données', later: 67, rise: 10 },
  { label: 'Traduire', later: 34 },
  { label: 'Créer des visuels', later: 29 },
  { label: 'Relire, vérifier', later: 22, rise: 6 },
];

export const usage: GroupsFigure = {
  type: 'groups',
  title: 'On écrit d’abord, on fait lire ensuite',
  measure:
    'Part des dirigeants de TPE et de PME utilisateurs d’IA générative qui s’en servent pour chaque tâche, en France, plusieurs réponses possibles',
  unit: '%',
  series: ['Fin 2024', 'Fin 2025'],
  groups: answers.map(({ label, later, rise }) => ({
    label,
    values: [rise === undefined ? null : later - rise, later],
  })),
  sources: ['bpifrance-usages'],
  note: 'Les parts de 2024 sont déduites de la hausse, en points, que donne l’enquête ; elle n’en donne pas pour deux tâches.',
};
