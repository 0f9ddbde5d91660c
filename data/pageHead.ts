import type { Content } from './settings/content.ts';
import type { SocialCard } from './socialCard.ts';

/** What a page says about itself. */
export interface PageHead {
  /** Of the tab; the brand is added where it is not named. */
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
  /** Where it is not 200: what stood at this address is gone, and search engines forget it. */
  status?: 410;
  /** The words of its social image; without them, its title. */
  card?: SocialCard;
}

/** A page's head as it is sent. */
export interface SentHead extends PageHead {
  /** The address of its social image, which changes with what the image says. */
  image: string;
}

/** The value of a `+head.ts`: the page's head, or a function of what the site says, of what its `+data.ts` returned and of its query. */
export type HeadSetting = PageHead | ((content: Content, data: never, query: Record<string, string>) => PageHead);
