import type { PageContextServer } from 'vike/types';
import type { HeadSetting, SentHead } from '../data/pageHead.ts';
import { socialAddress } from './socialAddress.ts';

/** What a page says about itself, its title with the brand, and what it is shared with. */
export function headOf({ config, content, data, query = {}, is404, urlPathname }: PageContextServer): SentHead {
  const setting: HeadSetting | undefined = config.head;
  if (!setting)
    throw new Error(`The page of ${urlPathname} has no +head.ts: it needs at least a title and a description`);
  const head = typeof setting === 'function' ? setting(content, data as never, query) : setting;
  const title = head.title.includes(content.site.brand) ? head.title : `${head.title} · ${content.site.brand}`;
  const sent = { ...head, title, noindex: Boolean(head.noindex || is404) };
  return { ...sent, image: socialAddress(content, urlPathname, sent) };
}
