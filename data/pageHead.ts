import type { Icon } from './looks/icons.ts';
import type { Cover } from './offer/covers.ts';
import type { ChangedValues, Content } from './settings/content.ts';

/** Text of a social image. */
export interface SocialCard {
  /** One text per line; a single line breaks where it must. */
  headline: readonly string[];
  /** A few words above the headline. */
  label?: string;
  /** The deliverable shown beside it; absent: the strands run to a signature. */
  cover?: Cover | undefined;
}

/** An image that is drawn while the site runs, with what the owner changed of its words. */
export interface SocialJob {
  card: SocialCard | Icon;
  settings: ChangedValues;
  /** Image of the icons, SVG or WebP, and the owner's logo, WebP; both in base64. */
  mark: string;
  logo: string | undefined;
}

/** Returns the page's own card, else one made of its title. */
export const cardOf = ({ card, title }: { card?: SocialCard; title: string }): SocialCard =>
  card ?? { headline: [title] };

/** Path of a page's social image: `/` is `/social/accueil.png`, `/blog/article-1` is `/social/blog-article-1.png`. */
export const socialImage = (path: string): string => `/social/${path.slice(1).replaceAll('/', '-') || 'accueil'}.png`;

/** Head of a page. */
export interface PageHead {
  /** Title of the tab; the brand is added where it is not named. */
  title: string;
  /** At most 155 characters. */
  description: string;
  type?: 'website' | 'article';
  /** YYYY-MM-DD, of an article. */
  published?: string;
  /** YYYY-MM-DD: when the words of the page last changed, on the pages that show that day. */
  modified?: string;
  /** schema.org objects; the base address is written `{BASE}`. */
  jsonLd?: readonly object[];
  /** True on pages that search engines leave out. */
  noindex?: boolean;
  /** Status other than 200: 410 for a page that is gone, which search engines forget, or 404. */
  status?: 404 | 410;
  /** The words of its social image; without them, its title. */
  card?: SocialCard;
}

/** A page's head as it is sent. */
export interface SentHead extends PageHead {
  /** The address of its social image, which changes with the image's text. */
  image: string;
}

/** The value of a `+head.ts`: the page's head, or a function of the site's content, of the result of its `+data.ts` and of its query. */
export type HeadSetting = PageHead | ((content: Content, data: never, query: Record<string, string>) => PageHead);
