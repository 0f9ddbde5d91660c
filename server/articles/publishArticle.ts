import { resolvedText } from '../../content/blog/resolvedText.ts';
import type { ArticleFields, ArticleProblem } from '../../data/api/articles.ts';
import { isFreeSlug, slugOf } from '../../data/articles/deskArticles.ts';
import type { ArticleChange } from '../../data/articles/types.ts';
import { articleOfSource } from '../../data/blog/articleCards.ts';
import { dayInParis } from '../../data/french/timeInParis.ts';
import type { Content } from '../../data/settings/content.ts';
import { isAddressTaken, moveAddress } from '../../database/articles/articleAddresses.ts';
import { changedCard, listArticle } from '../../database/articles/articles.ts';
import { changeDeskArticle, type DeskArticle, deskArticle } from '../../database/articles/deskArticles.ts';
import { countContentChange } from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';
import { keepVersion } from '../../database/writing/earlierTexts.ts';
import type { Author } from '../api/route.ts';
import { piecesHtml } from '../markdown/piecesHtml.ts';
import type { ReadText } from '../markdown/readMarkdown.ts';
import { readArticle, readTimeOf } from './readArticle.ts';

/** Slug of the built-in article that this one replaces, if any. */
export const ownTextOf = ({ fields, public_slug, copied_from }: DeskArticle): string | undefined =>
  copied_from !== null && (fields.slug === copied_from || public_slug === copied_from) ? copied_from : undefined;

/** Current or future address of an article. */
export const addressOf = ({ slug, title }: Pick<ArticleFields, 'slug' | 'title'>): string => slug || slugOf(title);

const error = (field: string, detail: string): ArticleProblem => ({ weight: 'error', field, detail });
const remark = (field: string, detail: string): ArticleProblem => ({ weight: 'remark', field, detail });

function* inFields(fields: ArticleFields): Generator<ArticleProblem> {
  if (!fields.title) yield error('title', 'Donnez un titre à l’article.');
  if (!fields.summary)
    yield error('summary', 'Écrivez le résumé : il se lit dans les listes et dans les moteurs de recherche.');
  if (fields.summary.length > 155)
    yield remark('summary', 'Au-delà de 155 caractères, les moteurs de recherche coupent le résumé.');
  if (fields.topics.length === 0) yield error('topics', 'Choisissez au moins un sujet.');
  if (!fields.body.trim()) yield error('body', 'L’article n’a pas encore de texte.');
  for (const part of ['title', 'text', 'button'] as const)
    if (!fields.call_to_action[part])
      yield error(`call_to_action.${part}`, 'L’appel à la fin de l’article est incomplet.');
  const ids = new Set<string>();
  for (const [index, { id, publisher, title, date, url }] of fields.sources.entries()) {
    const at = `sources.${index}`;
    if (!id || !publisher || !title || !date) yield error(at, `La source ${index + 1} est incomplète.`);
    if (ids.has(id)) yield error(`${at}.id`, `Deux sources portent le repère « ${id} ».`);
    ids.add(id);
    if (!isSecureAddress(url)) yield error(`${at}.url`, `L’adresse de la source ${index + 1} commence par https://.`);
  }
}

function isSecureAddress(url: string): boolean {
  return /^https:\/\/[^\s]+$/.test(url) && URL.canParse(url);
}

/** Problems that block an article's publication, and warnings. */
export async function articleProblems(
  connection: Connection,
  id: number,
  fields: ArticleFields,
  text?: ReadText,
): Promise<ArticleProblem[]> {
  const { problems } = text ?? (await readArticle(connection, fields));
  const address = addressOf(fields);
  const found = [...inFields(fields), ...problems];
  const article = await deskArticle(connection, id);
  const own = article && ownTextOf(article);
  if (own ? address !== own : !isFreeSlug(address))
    found.push(
      error(
        'slug',
        own
          ? 'Un article du site garde son adresse : dupliquez-le pour en avoir une autre.'
          : 'L’adresse se compose de lettres sans accent, de chiffres et de tirets ; article-N est réservé.',
      ),
    );
  else if (own && (await changedCard(connection, own))?.state === 'withdrawn')
    found.push(error('slug', 'L’article du site est retiré : rendez-le d’abord public, dans la liste des articles.'));
  else if (await isAddressTaken(connection, address, id))
    found.push(error('slug', 'Un autre article a, ou avait, cette adresse.'));
  return found;
}

interface Publication {
  article: DeskArticle;
  /** The fields to publish: those of the draft, or of an older scheduled text. */
  fields: ArticleFields;
  text: ReadText;
  /** Content of the site, with the values that the text names. */
  content: Content;
  author: Author;
  change?: Omit<ArticleChange, 'date'> | undefined;
}

/** Row of an article in the blog's list. */
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
 * Publishes an article, or its new text, in one transaction with its row of the blog's list and the redirect from its former address. To be
 * run inside the write queue.
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
      // Publishing an older, scheduled text leaves the draft unchanged.
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
  await keepVersion(writer, ['article', id], { kind: 'publication', fields: shown, ...author });
  await listArticle(writer, {
    ...listed(shown, text, content),
    former: published_at && public_slug ? public_slug : undefined,
    // An article that replaces a built-in one keeps its date in the list.
    created_at: articleOfSource(slug) ? `${shown.date}T08:00:00.000Z` : (published_at ?? at),
    updated_at: at,
  });
  await countContentChange(writer);
  return version;
}
