import { createHash } from 'node:crypto';
import type { PageContextServer } from 'vike/types';
import { signatory } from '../data/company/signatory.ts';
import { cardOf, type HeadSetting, type PageHead, type SentHead, socialImage } from '../data/pageHead.ts';
import type { Content } from '../data/settings/content.ts';

/** Values drawn in every social image: the site's name and looks, and the name and signature of the signatory. */
const signed = (content: Content) => [
  content.site.brand,
  content.site.looks,
  signatory(content)?.name,
  content.site.owner.signature,
];

/**
 * Address of a page's social image, with a hash that changes with the image's text, so that caches fetch the new image. Pages that search
 * engines do not index use the home page's image.
 */
function socialAddress(content: Content, path: string, head: PageHead): string {
  if (head.noindex) return socialImage('/');
  const hash = createHash('sha256').update(JSON.stringify([cardOf(head), ...signed(content)]));
  return `${socialImage(path)}?v=${hash.digest('hex').slice(0, 10)}`;
}

/** Returns the complete head of a page: the page's own, with the brand in the title and the data for social networks. */
export function headOf({ config, content, data, query = {}, is404, urlPathname }: PageContextServer): SentHead {
  const setting: HeadSetting | undefined = config.head;
  if (!setting)
    throw new Error(`The page of ${urlPathname} has no +head.ts: it needs at least a title and a description`);
  const head = typeof setting === 'function' ? setting(content, data as never, query) : setting;
  const title = head.title.includes(content.site.brand) ? head.title : `${head.title} · ${content.site.brand}`;
  const sent = { ...head, title, noindex: Boolean(head.noindex || is404) };
  return { ...sent, image: socialAddress(content, urlPathname, sent) };
}
