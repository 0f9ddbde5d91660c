import type { Icon } from './looks/icons.ts';
import type { Cover } from './offer/covers.ts';
import type { ChangedValues, Content } from './settings/content.ts';

/** Text of a social image. */
export interface SocialCard {
  /** One text per line; a single text wraps. */
  headline: readonly string[];
  /** A few words above the headline. */
  label?: string;
  /** Cover drawn beside the headline; absent: five strands that run to a signature are drawn. */
  cover?: Cover | undefined;
}

/** Input for drawing a social image or an icon at run time, with the settings that the owner changed. */
export interface SocialJob {
  card: SocialCard | Icon;
  settings: ChangedValues;
  /** Picture to draw in icons, SVG or WebP, and the owner's logo, WebP; both in base64. */
  mark: string;
  logo: string | undefined;
}

/** Returns the page's own card, else one with its title. */
export const cardOf = ({ card, title }: { card?: SocialCard; title: string }): SocialCard =>
  card ?? { headline: [title] };

/** Path of a page's social image: `/` is `/social/accueil.png`, `/blog/article-1` is `/social/blog-article-1.png`. */
export const socialImage = (path: string): string => `/social/${path.slice(1).replaceAll('/', '-') || 'accueil'}.png`;

/** Contents of a page's `<head>`. */
export interface PageHead {
  /** Title of the tab; the brand is appended if the title does not name it. */
  title: string;
  /** At most 155 characters. */
  description: string;
  type?: 'website' | 'article';
  /** YYYY-MM-DD, of an article. */
  published?: string;
  /** Day of the last change of the page's text, YYYY-MM-DD, for pages that display that day. */
  modified?: string;
  /** schema.org objects; `{BASE}` in them is replaced by the site's base address. */
  jsonLd?: readonly object[];
  /** Asks search engines not to list the page. */
  noindex?: boolean;
  /** HTTP status of the page if it is not 200: 410 for a withdrawn page, or 404. */
  status?: 404 | 410;
  /** Texts of the page's social image; absent: the title of the page alone. */
  card?: SocialCard;
}

/** Contents of a page's `<head>` as the server sends them. */
export interface SentHead extends PageHead {
  /** Address of the page's social image; changes with the texts of the image. */
  image: string;
}

/** Value of a `+head.ts`: the page's head, or a function of the site's content, its `+data.ts` result and its query. */
export type HeadSetting = PageHead | ((content: Content, data: never, query: Record<string, string>) => PageHead);
