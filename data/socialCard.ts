import type { Cover } from './offer/covers.ts';

/** What a social image says. */
export interface SocialCard {
  /** One text per line; a single line breaks where it must. */
  headline: readonly string[];
  /** A few words above the headline. */
  label?: string;
  /** The deliverable shown beside it; absent: the strands run to a signature. */
  cover?: Cover | undefined;
}

/** Where the social image of a page lives: `/` is `/social/accueil.png`, `/blog/article-1` is `/social/blog-article-1.png`. */
export const socialImage = (path: string): string => `/social/${path.slice(1).replaceAll('/', '-') || 'accueil'}.png`;
