import type { CurvesFigure } from '../../../data/articles/figureTypes.ts';

export const providersOverYears: CurvesFigure = {
  type: 'curves',
  title: 'En deux ans, le premier fournisseur est devenu le deuxième',
  measure: 'Part des usages d’IA en entreprise, décideurs informatiques américains, en %',
  x: { label: 'Année', values: [2023, 2024, 2025], ticks: [2023, 2024, 2025] },
  unit: '%',
  series: [
    { name: 'Anthropic', values: [12, 24, 40], hot: true },
    { name: 'OpenAI', values: [50, 34, 27] },
    { name: 'Google', values: [7, 12, 21], dashed: true },
  ],
  crossings: [{ of: 'Anthropic', with: 'OpenAI', label: 'Croisement, interpolé' }],
  sources: ['menlo-2024', 'menlo-2025'],
  note: 'Deux enquêtes (600 puis 495 répondants) : les pentes se lisent, les décimales non. Le croisement est interpolé entre deux enquêtes annuelles : personne ne l’a mesuré. Menlo Ventures est actionnaire d’Anthropic.',
};
