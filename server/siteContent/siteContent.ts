import type { BlogContent, CardChange, WrittenArticle } from '../../data/articles/blogContent.ts';
import { dayInParis } from '../../data/french/timeInParis.ts';
import { typo } from '../../data/french/typo.ts';
import type { ArchivedLetter } from '../../data/letters/letterArchive.ts';
import type { ChangedValues, Content } from '../../data/settings/content.ts';
import { makeContent } from '../../data/settings/makeContent.ts';
import { redirectedAddresses, withdrawnAddresses } from '../../database/articles/articleAddresses.ts';
import { changedCards } from '../../database/articles/articles.ts';
import { type DeskArticle, publishedDeskArticles } from '../../database/articles/deskArticles.ts';
import { archivedLetters } from '../../database/letters/letters.ts';
import { ownFiles } from '../../database/media/pictures.ts';
import { shownSatisfaction } from '../../database/quotes/satisfaction.ts';
import { changedFields, contentVersion, readChangedSettings } from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';
import { writtenArticle } from '../articles/readArticle.ts';
import { letterHtml } from '../letters/writing/letterHtml.ts';
import { readLetter } from '../letters/writing/readLetter.ts';
import type { Live } from '../live.ts';
import type { Logger } from '../start/logger.ts';
import { changedLegalDays, pageSettings } from './pageSettings.ts';

/** Interval at which the stored version is checked, since another process or the owner's command line may have changed the content. */
const LOOK_EVERY_MS = 2000;

/** Current content of the site. */
export interface SiteContent {
  current(): Content;
  /** The content with these changed fields in place of those stored. */
  proposed(fields: Readonly<Record<string, unknown>>): Promise<Content>;
  /** Calls `listener` at each change, until the returned function is called. */
  onChange(listener: () => void): () => void;
  /** Reads the content from the database again: to be called after a change was committed. */
  changed(): Promise<void>;
  stop(): void;
}

interface Options {
  connection: Connection;
  live: Live;
  logger: Logger;
}

/**
 * Changed fields as pages read them, with the legal documents' days, the owner's own sample files and the published satisfaction figures.
 */
async function shownSettings(
  fields: Readonly<Record<string, unknown>>,
  { connection }: Options,
): Promise<ChangedValues> {
  const own = Object.entries(await ownFiles(connection)).map(([file, { bytes }]) => [file, bytes] as const);
  const days = Object.entries(await changedLegalDays(connection));
  const answers = await shownSatisfaction(connection);
  return {
    ...pageSettings(fields),
    ...(answers && { answers: { ...answers } }),
    ...(days.length > 0 && { legal: Object.fromEntries(days) }),
    ...(own.length > 0 && { sampleFiles: Object.fromEntries(own) }),
  };
}

/** The whole stored content of the site. */
async function readContent(options: Options): Promise<Content> {
  const { connection } = options;
  // Read first: a change made while the rest is read triggers another read.
  const version = await contentVersion(connection);
  const fields = changedFields(await readChangedSettings(connection));
  return makeContent({
    version,
    settings: await shownSettings(fields, options),
    blog: await readBlog(connection),
    letters: await readArchive(connection),
  });
}

/** Follows what the owner changed: in this process at once, in the others within two seconds (docs/decisions/0080-content-is-a-value.md). */
export async function followContent(options: Options): Promise<SiteContent> {
  const { connection, live, logger } = options;
  const listeners = new Set<() => void>();
  let current = await readContent(options);
  let reading: Promise<void> = Promise.resolve();
  let state: 'running' | 'stopped' = 'running';

  async function read(): Promise<void> {
    const content = await readContent(options);
    if (current.version === content.version) return;
    current = content;
    for (const listener of listeners) listener();
    live.publish({ kind: 'content' });
  }
  /** Reads the content again after the running read has ended, so that the newest read is the one that stays. */
  const readNext = () => (reading = reading.catch(() => undefined).then(read));

  async function look(): Promise<void> {
    try {
      if ((await contentVersion(connection)) !== current.version) await readNext();
    } catch (error) {
      if (state === 'running') logger.warn({ err: error }, 'the owner’s changes could not be read');
    }
    if (state === 'running') timer = setTimeout(look, LOOK_EVERY_MS).unref();
  }

  let timer = setTimeout(look, LOOK_EVERY_MS).unref();
  return {
    current: () => current,
    proposed: async (fields) => makeContent({ ...current, settings: await shownSettings(fields, options) }),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    changed: readNext,
    stop() {
      state = 'stopped';
      clearTimeout(timer);
    },
  };
}

const cardChange = ({ title, summary, date, state }: Awaited<ReturnType<typeof changedCards>>[number]): CardChange => ({
  ...(title !== null && { title: typo(title) }),
  ...(summary !== null && { summary: typo(summary) }),
  ...(date !== null && { date }),
  ...(state === 'withdrawn' && { isWithdrawn: true }),
});

const newestFirst = (a: DeskArticle, b: DeskArticle) =>
  (b.public?.date ?? '').localeCompare(a.public?.date ?? '') ||
  (b.published_at ?? '').localeCompare(a.published_at ?? '');

/** The desk's articles and changes of the blog, as pages read them. */
async function readBlog(connection: Connection): Promise<BlogContent> {
  const articles = (await publishedDeskArticles(connection)).sort(newestFirst);
  const written: WrittenArticle[] = [];
  for (const { public: fields, changes } of articles)
    if (fields) written.push(await writtenArticle(connection, fields, changes));
  const cards = (await changedCards(connection)).map((card) => [card.slug, cardChange(card)] as const);
  const withdrawn = cards.filter(([, { isWithdrawn }]) => isWithdrawn).map(([slug]) => slug);
  return {
    written,
    cards: Object.fromEntries(cards),
    moved: await redirectedAddresses(connection),
    gone: [...withdrawn, ...(await withdrawnAddresses(connection))],
  };
}

/** Adds no inline style to any element: the archive page uses the site's own style sheet. */
const bare = () => '';

/** The letters with a page on the site, newest first. */
export async function readArchive(connection: Connection): Promise<ArchivedLetter[]> {
  const shown: ArchivedLetter[] = [];
  for (const { slug, subject, preheader, body, started_at } of await archivedLetters(connection)) {
    if (slug === null || started_at === null) continue;
    const html = letterHtml((await readLetter(body)).tree, '', bare);
    shown.push({ slug, title: typo(subject), summary: typo(preheader), day: dayInParis(new Date(started_at)), html });
  }
  return shown;
}
