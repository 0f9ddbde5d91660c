import { articleSources } from '../../content/blog/articleSources.baked.ts';
import type { ArticleFields, BuiltInRow } from '../../data/api/articles.ts';
import { SOURCE_AUTHOR } from '../../data/articles/deskArticles.ts';
import { articles } from '../../data/blog/articles.baked.ts';
import type { Content } from '../../data/settings/content.ts';
import { writeJournal } from '../../database/accounts/journal.ts';
import {
  type ChangedCard,
  listArticle,
  relistArticle,
  unlistArticle,
  writeCard,
} from '../../database/articles/articles.ts';
import {
  addDeskArticle,
  changeDeskArticle,
  type DeskArticle,
  deskArticles,
} from '../../database/articles/deskArticles.ts';
import { countContentChange } from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';
import { keepVersion, versionOf, versionsOf } from '../../database/writing/earlierTexts.ts';
import type { Author } from '../api/route.ts';
import { listed, ownTextOf } from './publishArticle.ts';
import { readArticle } from './readArticle.ts';

/** Cards of the built-in articles, with the owner's changes to them, in route order. */
export const builtInRows = (changed: readonly ChangedCard[]): BuiltInRow[] =>
  articles.map(({ slug, number, category, title, summary, date, readTime }) => {
    const card = changed.find((one) => one.slug === slug);
    return {
      slug,
      number,
      category,
      read_time: readTime,
      title: card?.title ?? title,
      summary: card?.summary ?? summary,
      date: card?.date ?? date,
      state: card?.state ?? 'published',
      source: { title, summary, date },
      version: card?.version ?? 0,
      updated_at: card?.updated_at ?? null,
      updated_by: card?.updated_by ?? null,
    };
  });

/** Fields of a desk article copied from a built-in one; undefined if there is none. */
export function builtInFields(slug: string, title: string): ArticleFields | undefined {
  const article = articles.find((one) => one.slug === slug);
  const body = articleSources[slug];
  if (!article || body === undefined) return undefined;
  const { summary, category, topics, sources, callToAction } = article;
  return {
    slug: '',
    title,
    summary,
    category,
    topics: [...topics].slice(0, 3),
    date: null,
    body,
    cover: 'strands',
    sources: sources.map(({ id, publisher, title, date, url, scope }) => ({
      id,
      publisher,
      title,
      date,
      url,
      ...(scope && { scope }),
    })),
    call_to_action: callToAction,
  };
}

/**
 * Opens the owner's own text of a built-in article, first made from the built-in text. Later built-in texts are kept as earlier versions:
 * an unchanged draft takes the new text, a changed one stays. To be run inside the write queue.
 * @param source the source's current text, at its own address
 */
export async function openOwnText(
  writer: Connection,
  source: ArticleFields,
  author: Author,
): Promise<{ id: number; isNew: boolean }> {
  const { slug } = source;
  const known = (await deskArticles(writer)).find((article) => ownTextOf(article) === slug);
  const id = known?.id ?? (await addDeskArticle(writer, { fields: source, copiedFrom: slug, ...author }));
  const brought = (await versionsOf(writer, ['article', id])).find((version) => version.author === SOURCE_AUTHOR);
  const last = brought && (await versionOf(writer, ['article', id], brought.id))?.fields;
  if (JSON.stringify(last) === JSON.stringify(source)) return { id, isNew: !known };
  const isUntouched = known?.state === 'draft' && JSON.stringify(known.fields) === JSON.stringify(last);
  if (known && isUntouched) await changeDeskArticle(writer, known, { fields: source }, author);
  await keepVersion(writer, ['article', id], { kind: 'text', fields: source, actor: SOURCE_AUTHOR, at: author.at });
  return { id, isNew: !known };
}

interface Back {
  /** Card of the built-in article. */
  row: BuiltInRow;
  content: Content;
  author: Author;
}

/**
 * Restores the built-in text for readers; the owner's own text becomes a draft, which may be published again. To be run inside the write
 * queue.
 * @returns false when the article changed meanwhile: nothing is written.
 */
export async function backToOriginal(
  writer: Connection,
  own: DeskArticle,
  { row: { slug, title, summary, date, state }, content, author }: Back,
): Promise<boolean> {
  const source = builtInFields(slug, title);
  if (!source) return false;
  const draft = { state: 'draft', public_slug: null, published_at: null, publish_at: null } as const;
  if ((await changeDeskArticle(writer, own, draft, author)) === undefined) return false;
  const fields = { ...source, slug, summary, date };
  const list = listed(fields, await readArticle(writer, fields), content);
  await listArticle(writer, { ...list, created_at: `${date}T08:00:00.000Z`, updated_at: author.at });
  if (state === 'withdrawn') await unlistArticle(writer, slug, author.at);
  await countContentChange(writer);
  await writeJournal(writer, { action: 'article-original', account: author.actor, at: author.at, subject: title });
  return true;
}

/**
 * Saves the owner's changes to a built-in article's card, with its row of the blog's list. To be run inside the write queue.
 * @returns false when it was saved since the card's version: nothing is written.
 */
export async function saveCard(writer: Connection, source: BuiltInRow['source'], card: ChangedCard): Promise<boolean> {
  const { slug, updated_at: at, updated_by: account } = card;
  if (!(await writeCard(writer, card))) return false;
  await relistArticle(writer, {
    slug,
    title: card.title ?? source.title,
    summary: card.summary ?? source.summary,
    created_at: `${card.date ?? source.date}T08:00:00.000Z`,
    published: String(card.state === 'published'),
    updated_at: at,
  });
  await countContentChange(writer);
  await writeJournal(writer, { action: 'article-card-changed', account, at, subject: slug });
  return true;
}
