import type { GroupsFigure } from '../../../data/articles/figureTypes.ts';

export const fromMemory: GroupsFigure = {
  type: 'groups',
  title: 'De mémoire, le meilleur manque encore une réponse sur deux',
  measure: 'SimpleQA : bonnes réponses à des questions factuelles courtes, sans recherche web, en %',
  unit: '%',
  digits: 1,
  series: ['Bonnes réponses'],
  groups: [
    { label: 'Claude 3 Opus', values: [23.5] },
    { label: 'GPT-4 Turbo', values: [24.2] },
    { label: 'GPT-4o (août 2024)', values: [40.1] },
    { label: 'o3', values: [49.4] },
    { label: 'Gemini 1.5 Pro', values: [null] },
  ],
  sources: ['simple-evals'],
  note: 'Relevé d’OpenAI, en partie sur ses propres modèles ; il ne donne pas Gemini 1.5 Pro.',
};
