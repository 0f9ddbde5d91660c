import { resolvedText } from '../../content/blog/resolvedText.ts';
import type { ArticleFields } from '../../data/api/articleInput.ts';
import type { ArticleChange } from '../../data/articles/types.ts';
import { articleOfSource } from '../../data/blog/articleCards.ts';
import { dayInParis } from '../../data/french/timeInParis.ts';
import type { Content } from '../../data/settings/content.ts';
import { moveAddress } from '../../database/articles/articleAddresses.ts';
import { listArticle } from '../../database/articles/articles.ts';
import { changeDeskArticle, type DeskArticle, keepVersion } from '../../database/articles/deskArticles.ts';
import { countContentChange } from '../../database/settings/changedSettings.ts';
import type { Connection } from '../../database/store.ts';
import type { Author } from '../api/admin/authorOf.ts';
import { piecesHtml } from '../markdown/piecesHtml.ts';
import type { ReadText } from '../markdown/readMarkdown.ts';
import { addressOf } from './articleProblems.ts';
import { readTimeOf } from './readArticle.ts';

interface Publication {
  article: DeskArticle;
  /** What readers get. */
  fields: ArticleFields;
  text: ReadText;
  /** What the site says, for the values the text names. */
  content: Content;
  author: Author;
  change?: Omit<ArticleChange, 'date'> | undefined;
}

/** What the blog's list says of an article. */
export const listed = (
  { slug, title, summary, category, sources }: ArticleFields,
  text: ReadText,
  content: Content,
) => ({
  slug,
  title,
  summary,
  content: piecesHtml(
    resolvedText(text, content).pieces,
    `/blog/${slug}`,
    sources.map(({ id }) => id),
  ),
  category,
  read_time: String(articleOfSource(slug)?.readTime ?? readTimeOf(text)),
});

/**
 * Readers get an article, or its new text, in one transaction with its row of the blog's list and the way from its former address. To be run
 * inside the write queue.
 * @returns its new version; undefined when it changed meanwhile: nothing is written.
 */
export async function publishArticle(
  writer: Connection,
  { article, fields, text, content, author, change }: Publication,
): Promise<number | undefined> {
  const { id, public_slug, published_at, changes } = article;
  const { at } = author;
  const slug = addressOf(fields);
  const shown = { ...fields, slug, date: fields.date ?? dayInParis(new Date(published_at ?? at)) };
  const version = await changeDeskArticle(
    writer,
    article,
    {
      state: 'published',
      public: shown,
      // The text being written is not touched by a publication of the one that was scheduled.
      ...(fields === article.fields && { fields: shown }),
      public_slug: slug,
      publish_at: null,
      published_at: published_at ?? at,
      ...(change && { changes: [...changes, { date: dayInParis(new Date(at)), ...change }] }),
    },
    author,
  );
  if (version === undefined) return undefined;
  if (published_at && public_slug && public_slug !== slug)
    await moveAddress(writer, { id, from: public_slug, to: slug, at });
  await keepVersion(writer, id, { kind: 'publication', fields: shown, ...author });
  await listArticle(writer, {
    ...listed(shown, text, content),
    former: published_at && public_slug ? public_slug : undefined,
    // In the place of an article of the source, the list keeps its day.
    created_at: articleOfSource(slug) ? `${shown.date}T08:00:00.000Z` : (published_at ?? at),
    updated_at: at,
  });
  await countContentChange(writer);
  return version;
}
