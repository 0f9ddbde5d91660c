import type { Choice } from '../choices.ts';
import { folded } from '../french/spellings.ts';
import type { MotifName } from '../offer/catalogue.ts';

/** States of an article written at the desk. */
export const deskArticleStates = [
  { code: 'draft', label: 'Brouillon' },
  { code: 'scheduled', label: 'Programmé' },
  { code: 'published', label: 'Publié' },
  { code: 'withdrawn', label: 'Retiré' },
] as const satisfies readonly Choice[];
export type DeskArticleState = (typeof deskArticleStates)[number]['code'];

/** Drawings from which the owner chooses an article's cover, shown on its page, its card and its social image. */
export const articleCovers = [
  { code: 'strands', label: 'Cinq traits qui se croisent' },
  { code: 'market', label: 'Carte de marché' },
  { code: 'content', label: 'Colonnes de texte' },
  { code: 'automation', label: 'Processus' },
  { code: 'strategy', label: 'Calendrier' },
  { code: 'finance', label: 'Barres' },
  { code: 'saas', label: 'Comparatif' },
] as const satisfies readonly Choice<'strands' | MotifName>[];

/** Limits of an article's fields: characters of a text, entries of a list. */
export const articleLimits = {
  slug: 80,
  title: 150,
  summary: 300,
  body: 80_000,
  topics: 3,
  sources: 60,
  sourceText: 300,
  sourceUrl: 1000,
  callTitle: 120,
  callText: 400,
  callButton: 60,
  change: 300,
} as const;

/** Name given as the author of an earlier text that is the site's original. */
export const SOURCE_AUTHOR = 'texte du site';

/** Slugs below `/blog/` that a desk article may not use. */
const TAKEN = /^(article-\d+|apercu|lettres|retire)$/;

export const isFreeSlug = (slug: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && !TAKEN.test(slug);

/** Slug of a title: « L’IA à l’atelier » is `l-ia-a-l-atelier`. */
export const slugOf = (title: string): string =>
  folded(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, articleLimits.slug)
    .replace(/^-|-$/g, '');
