import { createHash } from 'node:crypto';
import type { ArticleFields } from '../../data/api/articles.ts';
import type { WrittenArticle } from '../../data/articles/blogContent.ts';
import type { ArticleChange, TextPiece } from '../../data/articles/types.ts';
import { topics } from '../../data/blog/blog.ts';
import { folded } from '../../data/french/spellings.ts';
import { typo } from '../../data/french/typo.ts';
import { type PictureFiles, picturesNamedIn } from '../../data/media/pictures.ts';
import { pictureByHash } from '../../database/media/pictures.ts';
import type { Connection } from '../../database/store.ts';
import type { BeyondBounds } from '../markdown/parserBounds.ts';
import { readBeside } from '../markdown/readBeside.ts';
import type { ReadText } from '../markdown/readMarkdown.ts';

/** Reading speed, as for the cards of the built-in articles (docs/product/contract.md). */
const WORDS_A_MINUTE = 220;
/** Size of the cache of parsed texts: the preview parses the same text often, and articles change one at a time. */
const KEPT = 200;
const known = new Map<string, ReadText>();

/** Library pictures named by a text, by hash. */
async function picturesIn(connection: Connection, body: string): Promise<Map<string, PictureFiles>> {
  const found = new Map<string, PictureFiles>();
  for (const hash of picturesNamedIn(body)) {
    const picture = await pictureByHash(connection, hash);
    if (picture) found.set(hash, { hash, width: picture.width, height: picture.height, widths: picture.widths });
  }
  return found;
}

/** A text too intricate to parse: shown as typed, with the reason that blocks publication. */
function asTyped(body: string, { line, detail }: BeyondBounds): ReadText {
  const paragraphs = body.split(/\n{2,}/).filter((text) => text.trim() !== '');
  return {
    pieces: paragraphs.map((text) => ['p', {}, text]),
    headings: [],
    words: body.split(/\s+/).length,
    problems: [{ weight: 'error', field: 'body', line, detail }],
  };
}

/** Renders an article's text as its page shows it. */
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
  const result = await readBeside({ kind: 'article', source: body, sources: ids, pictures });
  const read = 'read' in result ? result.read : asTyped(body, result.refused);
  const [oldest] = known.keys();
  if (known.size >= KEPT && oldest !== undefined) known.delete(oldest);
  known.set(key, read);
  return read;
}

export const readTimeOf = ({ words }: Pick<ReadText, 'words'>): number =>
  Math.max(1, Math.round(words / WORDS_A_MINUTE));

/** Attributes of a part whose text can be found by the search. */
const WORDED = ['title', 'label', 'by', 'alt', 'caption', 'text'] as const;

function textOf(piece: TextPiece): string {
  if (typeof piece === 'string') return piece;
  const [tag, properties, ...children] = piece;
  // Leaves out of the search a sentence that depends on a claim: the sentence may be hidden from the page.
  if (tag === 'If') return '';
  const worded = WORDED.map((name) => properties[name]).filter((value) => typeof value === 'string');
  return [...worded, ...children.map((child) => textOf(child as TextPiece))].join(' ');
}

const set = <Fields extends Record<string, string | undefined>>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === undefined ? value : typo(value)]),
  ) as Fields;

/** An article of the desk as its page shows it, in French typography. */
export async function writtenArticle(
  connection: Connection,
  fields: ArticleFields,
  changes: readonly ArticleChange[],
): Promise<WrittenArticle> {
  const { slug, title, summary, category, date, cover, sources, call_to_action } = fields;
  const { pieces, headings, words } = await readArticle(connection, fields);
  const [first = topics[0].code, ...others] = fields.topics;
  return {
    article: {
      slug,
      ...set({ title, summary }),
      category,
      date: date ?? '',
      changes: changes.map(({ date: day, ...change }) => ({ date: day, ...set(change) })),
      topics: [first, ...others],
      readTime: readTimeOf({ words }),
      family: 'weekly',
      callToAction: set(call_to_action),
      sources: sources.map(({ id, url, scope, ...source }) => ({
        id,
        url,
        ...set(source),
        ...(scope && { scope: typo(scope) }),
      })),
    },
    cover,
    text: { pieces, headings },
    words: [...new Set(folded(pieces.map(textOf).join(' ')).split(' '))].join(' '),
  };
}
