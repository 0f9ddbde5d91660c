import type { Content } from '../settings/content.ts';

/** Said wherever the five models are named: they are those of a day, and another five may have worked on an order. */
export const panelNote = ({ site }: Pick<Content, 'site'>): string =>
  `${site.panel}. Le panel employé figure au devis et au livrable.`;

/** What the names stand for at their publishers', for who reads closely. */
export const trueNames =
  '« GPT-O3-Pro » est le modèle o3-pro d’OpenAI ; « Perplexity Pro », l’offre Pro de Perplexity, qui interroge plusieurs modèles.';
