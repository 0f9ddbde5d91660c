import { isDeepStrictEqual } from 'node:util';
import type { WordsArticle, WordsFile } from '../../../data/api/settings/wordsFile.ts';
import { deskArticleStates } from '../../../data/articles/deskArticles.ts';
import { labelOf } from '../../../data/choices.ts';
import { writeJournal } from '../../../database/accounts/journal.ts';
import { formerAddresses, isAddressTaken, moveAddress } from '../../../database/articles/articleAddresses.ts';
import { changedCards, listArticle, unlistArticle } from '../../../database/articles/articles.ts';
import {
  addDeskArticle,
  changeDeskArticle,
  type DeskArticle,
  deskArticle,
  deskArticles,
} from '../../../database/articles/deskArticles.ts';
import { countContentChange } from '../../../database/settings/settings.ts';
import type { Connection } from '../../../database/store.ts';
import { keepVersion } from '../../../database/writing/earlierTexts.ts';
import { builtInRows, saveCard } from '../../../server/articles/builtIn.ts';
import { articleProblems, listed } from '../../../server/articles/publishArticle.ts';
import { readArticle } from '../../../server/articles/readArticle.ts';
import { readFieldContent } from '../../../server/siteContent/pageSettings.ts';
import { StartRefusal } from '../../../server/start/startRefusal.ts';

/** Context of an import of texts and settings: its author, its time, and the picture files that came with it. */
export interface Taking {
  actor: string;
  at: string;
  brought: ReadonlySet<string>;
  /**
   * Directory of the imported pictures; given if several machines share the database: the pictures' bytes are then stored in the database
   * too.
   */
  media?: string;
}

/** Returns an article in the form in which exports contain it, without its id in this database. */
export async function writtenArticle(connection: Connection, article: DeskArticle): Promise<WordsArticle> {
  const { id, version: _version, public: shown, changes, ...rest } = article;
  return {
    ...rest,
    // A draft that was never published has no public text.
    public: rest.state === 'draft' ? null : shown,
    changes: [...changes],
    former_addresses: await formerAddresses(connection, id),
  };
}

const named = ({ fields }: Pick<DeskArticle, 'fields'>) => `Article « ${fields.title || 'sans titre'} »`;
const stateOf = ({ state, publish_at }: WordsArticle) =>
  `${labelOf(deskArticleStates, state).toLowerCase()}${state === 'scheduled' ? ` pour le ${publish_at}` : ''}`;

/** @throws StartRefusal when readers could not be shown the article as the file has it. */
async function requireReadable(writer: Connection, id: number, article: WordsArticle): Promise<void> {
  const { state, public: shown, former_addresses } = article;
  const found = state === 'draft' || !shown ? [] : await articleProblems(writer, id, shown);
  const problems = found.filter(({ weight }) => weight === 'error').map(({ detail }) => detail);
  for (const slug of former_addresses)
    if (await isAddressTaken(writer, slug, id)) problems.push(`Un autre article a, ou avait, l’adresse ${slug}.`);
  if (problems.length > 0) throw new StartRefusal(problems.map((detail) => `${named(article)} : ${detail}`));
}

/** Updates the article's row in the blog's list according to the article's state. */
async function relist(writer: Connection, article: WordsArticle, former: DeskArticle | undefined): Promise<void> {
  const { public: shown, published_at, updated_at, state } = article;
  const before = former?.published_at && former.public_slug ? former.public_slug : undefined;
  if (!shown || !published_at) return void (before && (await unlistArticle(writer, before, updated_at)));
  const { content } = await readFieldContent(writer);
  const row = listed(shown, await readArticle(writer, shown), content);
  await listArticle(writer, { ...row, former: before, created_at: published_at, updated_at });
  if (state !== 'published') await unlistArticle(writer, shown.slug, updated_at);
}

const JOURNAL = {
  scheduled: 'article-scheduled',
  published: 'article-published',
  withdrawn: 'article-withdrawn',
} as const;

/** Replaces an article by the one in the file; the replaced text is kept among the earlier texts. */
async function takeArticle(
  writer: Connection,
  article: WordsArticle,
  known: DeskArticle | undefined,
  { actor, at }: Taking,
): Promise<void> {
  const { fields, public: shown, former_addresses, copied_from, created_at, created_by, ...rest } = article;
  const { updated_at, updated_by, ...changes } = rest;
  const created = { fields, copiedFrom: copied_from, actor: created_by, at: created_at };
  const id = known?.id ?? (await addDeskArticle(writer, created));
  const row = known ?? (await deskArticle(writer, id));
  if (!row) throw new Error(`The article ${id} is gone`);
  await requireReadable(writer, id, article);
  if (known)
    await keepVersion(writer, ['article', id], { kind: 'text', fields: known.fields, actor: known.updated_by, at });
  await changeDeskArticle(
    writer,
    row,
    { ...changes, fields, ...(shown && { public: shown }) },
    { actor: updated_by, at: updated_at },
  );
  for (const from of former_addresses) await moveAddress(writer, { id, from, to: article.public_slug ?? '', at });
  await relist(writer, article, known);
  await countContentChange(writer);
  if (article.state !== 'draft')
    await writeJournal(writer, { action: JOURNAL[article.state], account: actor, at, subject: fields.title });
}

/**
 * Adds the articles that the database lacks, and updates the other ones from the file.
 * @returns a line for each article that changes.
 */
export async function takeArticles(
  writer: Connection,
  articles: readonly WordsArticle[],
  taking: Taking,
): Promise<string[]> {
  const lines: string[] = [];
  for (const article of articles) {
    const all = await deskArticles(writer);
    const known =
      all.find(({ created_at }) => created_at === article.created_at) ??
      all.find(({ public_slug }) => public_slug !== null && public_slug === article.public_slug);
    if (known && isDeepStrictEqual(await writtenArticle(writer, known), article)) continue;
    await takeArticle(writer, article, known, taking);
    lines.push(`${named(article)} : ${known ? 'changé' : 'ajouté'} (${stateOf(article)})`);
  }
  return lines;
}

/**
 * Applies the file's changes to the cards of built-in articles.
 * @returns a line for each card that changes.
 */
export async function takeCards(
  writer: Connection,
  cards: WordsFile['cards'],
  { actor, at }: Taking,
): Promise<string[]> {
  const changed = await changedCards(writer);
  const rows = builtInRows(changed);
  const lines: string[] = [];
  for (const card of cards) {
    const source = rows.find(({ slug }) => slug === card.slug)?.source;
    if (!source) throw new StartRefusal([`L’article ${card.slug} n’est pas de ceux de cette version du site.`]);
    const { version = 0, ...known } = changed.find(({ slug }) => slug === card.slug) ?? {};
    if (isDeepStrictEqual({ ...known, ...card }, known)) continue;
    await saveCard(writer, source, { ...card, version, updated_at: at, updated_by: actor });
    lines.push(`Présentation de l’article ${card.slug} : ${card.title ?? source.title}`);
  }
  return lines;
}
