import type { ArticleFields } from '../../data/api/articleInput.ts';
import type { WrittenArticle } from '../../data/articles/blogContent.ts';
import type { ArticleChange } from '../../data/articles/types.ts';
import type { TextPiece } from '../../data/articles/writtenText.ts';
import { topics } from '../../data/blog/topics.ts';
import { folded } from '../../data/french/folded.ts';
import { typo } from '../../data/french/typo.ts';
import type { Connection } from '../../database/store.ts';
import { readArticle, readTimeOf } from './readArticle.ts';

/** What of a part's own words is looked for. */
const SAID = ['title', 'label', 'by', 'alt', 'caption', 'text'] as const;

function textOf(piece: TextPiece): string {
  if (typeof piece === 'string') return piece;
  const [tag, properties, ...children] = piece;
  // What a figure of the service alone shows is not looked for: it may be taken off the pages.
  if (tag === 'If') return '';
  const said = SAID.map((name) => properties[name]).filter((value) => typeof value === 'string');
  return [...said, ...children.map((child) => textOf(child as TextPiece))].join(' ');
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
