import type { CurvesFigure } from '../../../data/articles/figureTypes.ts';

export const providersOverYears: CurvesFigure = {
  type: 'curves',
  title: 'En deux ans, le premier fournisseur est devenu le deuxième',
  measure: 'Part de marché des modèles dans les entreprises américaines, estimée par Menlo Ventures, en %',
  x: { label: 'Année', values: [2023, 2024, 2025], ticks: [2023, 2024, 2025] },
  unit: '%',
  series: [
    { name: 'Anthropic', values: [12, 24, 40], hot: true },
    { name: 'OpenAI', values: [50, 34, 27] },
  ],
  crossings: [{ of: 'Anthropic', with: 'OpenAI', label: 'Croisement, interpolé' }],
  sources: ['menlo-2024', 'menlo-2025'],
  note: 'Deux rapports, deux enquêtes : les pentes se lisent, les points d’écart non. Le croisement est interpolé entre deux enquêtes annuelles : personne ne l’a mesuré. Menlo Ventures est actionnaire d’Anthropic.',
};
