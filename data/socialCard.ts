import type { Icon } from './looks/icons.ts';
import type { Cover } from './offer/covers.ts';
import type { ChangedValues } from './settings/content.ts';

/** What a social image says. */
export interface SocialCard {
  /** One text per line; a single line breaks where it must. */
  headline: readonly string[];
  /** A few words above the headline. */
  label?: string;
  /** The deliverable shown beside it; absent: the strands run to a signature. */
  cover?: Cover | undefined;
}

/** What is drawn while the site runs, with what the owner changed of its words. */
export interface SocialJob {
  cards: readonly (SocialCard | Icon)[];
  settings: ChangedValues;
  /** What icons show, SVG or WebP, and the owner's logo, WebP; both in base64. */
  mark: string;
  logo: string | undefined;
}

/** What the social image of a page says: the words it gives, else its title. */
export const cardOf = ({ card, title }: { card?: SocialCard; title: string }): SocialCard =>
  card ?? { headline: [title] };

/** Where the social image of a page lives: `/` is `/social/accueil.png`, `/blog/article-1` is `/social/blog-article-1.png`. */
export const socialImage = (path: string): string => `/social/${path.slice(1).replaceAll('/', '-') || 'accueil'}.png`;
