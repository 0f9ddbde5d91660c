import { createHash } from 'node:crypto';
import type { ArticleFields } from '../../data/api/articleInput.ts';
import { PICTURE_FILE, type PictureFiles, picturesNamedIn } from '../../data/media/pictures.ts';
import { pictureByHash } from '../../database/media/pictures.ts';
import type { Connection } from '../../database/store.ts';
import type { ReadText } from '../markdown/readMarkdown.ts';

/** As the cards of the built-in articles count it (docs/product/contract.md). */
const WORDS_A_MINUTE = 220;
/** Texts that were read last: the preview asks for the same again and again, and a change of one article is no change of the others. */
const KEPT = 200;
const known = new Map<string, ReadText>();

/** The pictures of the library a text names, by their hash. */
async function picturesIn(connection: Connection, body: string): Promise<Map<string, PictureFiles>> {
  const found = new Map<string, PictureFiles>();
  for (const hash of picturesNamedIn(body)) {
    const picture = await pictureByHash(connection, hash);
    if (picture) found.set(hash, { hash, width: picture.width, height: picture.height, widths: picture.widths });
  }
  return found;
}

/** What an article's text becomes on its page. The reader of Markdown is loaded with the first text. */
export async function readArticle(
  connection: Connection,
  { body, sources }: Pick<ArticleFields, 'body' | 'sources'>,
): Promise<ReadText> {
  const ids = sources.map(({ id }) => id);
  const pictures = await picturesIn(connection, body);
  const key = createHash('sha256')
    .update(JSON.stringify([body, ids, [...pictures]]))
    .digest('base64url');
  const before = known.get(key);
  if (before) return before;
  const { readMarkdown } = await import('../markdown/readMarkdown.ts');
  const picture = (address: string) => pictures.get(PICTURE_FILE.exec(address.replace(/^\/media\//, ''))?.[1] ?? '');
  const read = readMarkdown(body, { sources: ids, picture });
  const [oldest] = known.keys();
  if (known.size >= KEPT && oldest !== undefined) known.delete(oldest);
  known.set(key, read);
  return read;
}

export const readTimeOf = ({ words }: Pick<ReadText, 'words'>): number =>
  Math.max(1, Math.round(words / WORDS_A_MINUTE));
