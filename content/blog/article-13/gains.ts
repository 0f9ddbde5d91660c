import type { GroupsFigure } from '../../../data/articles/figureTypes.ts';

/** Benefits that SMEs report from generative AI, with the share of SMEs for each, in the survey's order. */
const answers: readonly { label: string; share: number }[] = [
  { label: 'Travail du personnel', share: 65 },
  { label: 'Changement d’échelle', share: 35 },
  { label: 'Concurrence de plus grandes', share: 29 },
  { label: 'Chiffre d’affaires', share: 26 },
];

export const declaredGains: GroupsFigure = {
  type: 'groups',
  title: 'Le travail y gagne deux fois et demie plus souvent que la recette',
  measure:
    'Part des PME utilisatrices d’IA générative qui lui attribuent chaque gain, dans sept pays sans la France, fin 2024, plusieurs réponses possibles',
  unit: '%',
  series: ['PME utilisatrices'],
  groups: answers.map(({ label, share }) => ({ label, values: [share] })),
  sources: ['ocde-2025'],
  note: 'Une personne a répondu par entreprise, souvent le dirigeant : ce sont des avis, pas des comptes.',
};
