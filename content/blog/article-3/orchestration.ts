import type { models } from '../../../data/offer/models.ts';

/** One phase of the orchestration block. */
export interface OrchestrationPhase {
  title: string;
  /** Of `data/offer/models.ts`, in its order. */
  models: readonly (typeof models)[number]['name'][];
  /** What they do among themselves, after their names. */
  how: string;
  text: string;
  output: string;
}

/** The names are those of one day: said with it, as every model of the article is. */
export const panelDay = 'Distribution de la mi-2025, avec les noms et les versions de ce moment-là';

export const orchestrationPhases: readonly OrchestrationPhase[] = [
  {
    title: 'Produire',
    models: ['GPT-O3-Pro', 'Gemini 2.5 Pro'],
    how: 'deux éditeurs différents, séparément',
    text: 'Même question, mêmes pièces, aucune copie de la réponse de l’autre. Chacun liste ce qu’il a supposé.',
    output: 'deux réponses et deux listes d’hypothèses',
  },
  {
    title: 'Contredire',
    models: ['Claude Opus 4', 'Grok 4'],
    how: 'l’un après l’autre',
    text: 'Ils reçoivent les deux réponses sans les noms. Ils relèvent les écarts et cherchent l’erreur commune, celle que l’accord cacherait.',
    output: 'une liste d’écarts, avec la pièce qui les trancherait',
  },
  {
    title: 'Vérifier et signer',
    models: ['Perplexity Pro'],
    how: 'une recherche qui donne ses liens, puis une personne',
    text: 'L’outil propose des sources. La personne les ouvre, garde celles qui disent bien ce qu’on leur prête, tranche et signe.',
    output: 'un document, dont chaque chiffre a une adresse',
  },
];
