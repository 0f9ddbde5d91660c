import type { Icon } from './looks/icons.ts';
import type { Cover } from './offer/covers.ts';
import type { ChangedValues, Content } from './settings/content.ts';

/** Text of a social image. */
export interface SocialCard {
  /** One text per line; a single text wraps. */
  headline: readonly string[];
  /** A few words above the headline. */
  label?: string;
  /** Cover shown beside the headline; absent: the card shows strands that run to a signature. */
  cover?: Cover | undefined;
}

/** Data for drawing a social image or an icon while the site runs, with the settings the owner changed. */
export interface SocialJob {
  card: SocialCard | Icon;
  settings: ChangedValues;
  /** Image of the icons, SVG or WebP, and the owner's logo, WebP; both in base64. */
  mark: string;
  logo: string | undefined;
}

/** Returns the page's own card, else one with its title. */
export const cardOf = ({ card, title }: { card?: SocialCard; title: string }): SocialCard =>
  card ?? { headline: [title] };

/** Path of a page's social image: `/` is `/social/accueil.png`, `/blog/article-1` is `/social/blog-article-1.png`. */
export const socialImage = (path: string): string => `/social/${path.slice(1).replaceAll('/', '-') || 'accueil'}.png`;

/** Head of a page. */
export interface PageHead {
  /** Title of the tab; the brand is appended if the title does not name it. */
  title: string;
  /** At most 155 characters. */
  description: string;
  type?: 'website' | 'article';
  /** YYYY-MM-DD, of an article. */
  published?: string;
  /** YYYY-MM-DD: when the page's words last changed, on pages that show that day. */
  modified?: string;
  /** schema.org objects; the base address is written `{BASE}`. */
  jsonLd?: readonly object[];
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** Status other than 200: 410 for a withdrawn page, or 404. */
  status?: 404 | 410;
  /** Texts of the page's social image; absent: its headline is the page's title. */
  card?: SocialCard;
}

/** A page's head as sent. */
export interface SentHead extends PageHead {
  /** The address of its social image, which changes with the image's text. */
  image: string;
}

/** Value of a `+head.ts`: the page's head, or a function of the site's content, its `+data.ts` result and its query. */
export type HeadSetting = PageHead | ((content: Content, data: never, query: Record<string, string>) => PageHead);
