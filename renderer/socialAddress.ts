import { createHash } from 'node:crypto';
import { signatureOf } from '../components/figures/documents/Signature.tsx';
import { signatory } from '../data/company/signatory.ts';
import { cardOf, type PageHead, socialImage } from '../data/pageHead.ts';
import type { Content } from '../data/settings/content.ts';

/** What every social image says beside its card: whose it is and in which colour, and who signs. */
const signed = (content: Content) => [
  content.site.brand,
  content.site.looks,
  signatory(content)?.name,
  signatureOf(content),
];

/**
 * The address of a page's social image: another one whenever the image says something else, so that caches ask
 * again. Pages that search engines leave out are shared with that of the home page.
 */
export function socialAddress(content: Content, path: string, head: PageHead): string {
  if (head.noindex) return socialImage('/');
  const said = createHash('sha256').update(JSON.stringify([cardOf(head), ...signed(content)]));
  return `${socialImage(path)}?v=${said.digest('hex').slice(0, 10)}`;
}
