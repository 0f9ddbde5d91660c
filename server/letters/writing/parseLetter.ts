import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { bodyText } from '../../mail/messages/letter.ts';

const markdown = unified().use(remarkParse).use(remarkGfm);

/** What was written in Markdown, as a tree. HTML in it is shown as text where the tree is set. */
export const parseLetter = (body: string): Root => markdown.parse(bodyText(body)) as Root;

const SAFE = /^(https?:|mailto:)/i;

/**
 * Where a link leads: an address that stands alone, or a path of this site. Undefined for anything else: a mail has no page
 * that a relative address would start from, and no script.
 */
export function addressOf(url: string, baseUrl: string): string | undefined {
  if (url.startsWith('/') && !url.startsWith('//')) return `${baseUrl}${url}`;
  return SAFE.test(url) && URL.canParse(url) ? url : undefined;
}
