import { createHash } from 'node:crypto';
import type { ArticleFields } from '../../data/api/articleInput.ts';
import type { TextPicture } from '../../data/articles/writtenText.ts';
import type { ReadText } from '../markdown/readMarkdown.ts';

/** As the cards of the built-in articles count it (docs/product/contract.md). */
const WORDS_A_MINUTE = 220;
/** Texts that were read last: the preview asks for the same again and again, and a change of one article is no change of the others. */
const KEPT = 200;
const known = new Map<string, ReadText>();

interface Given extends Pick<ArticleFields, 'body' | 'sources'> {
  pictures?: ReadonlyMap<string, TextPicture>;
}

/** What an article's text becomes on its page. The reader of Markdown is loaded with the first text. */
export async function readArticle({ body, sources, pictures }: Given): Promise<ReadText> {
  const ids = sources.map(({ id }) => id);
  const key = createHash('sha256')
    .update(JSON.stringify([body, ids, pictures ? [...pictures] : []]))
    .digest('base64url');
  const before = known.get(key);
  if (before) return before;
  const { readMarkdown } = await import('../markdown/readMarkdown.ts');
  const read = readMarkdown(body, { sources: ids, picture: (address) => pictures?.get(address) });
  const [oldest] = known.keys();
  if (known.size >= KEPT && oldest !== undefined) known.delete(oldest);
  known.set(key, read);
  return read;
}

export const readTimeOf = ({ words }: Pick<ReadText, 'words'>): number =>
  Math.max(1, Math.round(words / WORDS_A_MINUTE));
