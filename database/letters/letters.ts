import type { Selectable } from 'kysely';
import { letterRow } from '../../data/api/letters.ts';
import type { Schema } from '../schema.ts';
import { all, build, type Connection, type Cursor, countOf, first, insert, rowsBefore, run } from '../store.ts';

const LETTER_COLUMNS = letterRow.keyof().options;
const WITH_BODY = [...LETTER_COLUMNS, 'body'] as const;

/** A letter with its words. */
export type FullLetter = Pick<Selectable<Schema['letters']>, (typeof WITH_BODY)[number]>;
export type LetterWords = Pick<FullLetter, 'subject' | 'preheader' | 'body' | 'archive'>;

/** Stores a draft and returns its number. */
export const addLetter = (
  connection: Connection,
  { author, at, ...words }: Omit<LetterWords, 'archive'> & { author: string; at: string },
): Promise<number> => insert(connection, 'letters', { ...words, author, created_at: at, updated_at: at });

export const letterById = (connection: Connection, id: number): Promise<FullLetter | undefined> =>
  first(connection, build.selectFrom('letters').select(WITH_BODY).where('id', '=', id));

/** Changes the words of an unsent letter. Returns false when they were changed since `version`, or its sending began. */
export const changeLetter = async (
  connection: Connection,
  id: number,
  { version, at, ...words }: LetterWords & { version: number; at: string },
): Promise<boolean> =>
  (await run(
    connection,
    build
      .updateTable('letters')
      .set({ ...words, version: version + 1, updated_at: at })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('state', '=', 'draft'),
  )) > 0;

/** Sets whether a sent letter has a page in the archive of the site. */
export const changeArchive = async (
  connection: Connection,
  id: number,
  { archive, at }: { archive: LetterWords['archive']; at: string },
): Promise<boolean> =>
  (await run(connection, build.updateTable('letters').set({ archive, updated_at: at }).where('id', '=', id))) > 0;

/** Deletes a letter of which nothing was sent. */
export const deleteLetter = async (connection: Connection, id: number): Promise<boolean> =>
  (await run(
    connection,
    build.deleteFrom('letters').where('id', '=', id).where('state', 'in', ['draft', 'scheduled']),
  )) > 0;

/** A page of the letters, newest first. */
export async function listLetters(connection: Connection, cursor: Cursor) {
  const found = build.selectFrom('letters').select(LETTER_COLUMNS);
  const { page: letters, next } = await rowsBefore(connection, found, cursor);
  return { letters, total: await countOf(connection, build.selectFrom('letters')), next };
}

/** Letters of the archive, newest first. */
export const archivedLetters = (connection: Connection) =>
  all(
    connection,
    build
      .selectFrom('letters')
      .select(['id', 'slug', 'subject', 'preheader', 'body', 'started_at'])
      .where('archive', '=', 'public')
      .where('slug', 'is not', null)
      .where('started_at', 'is not', null)
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc'),
  );

/** Number of recipients a letter would have now: all confirmed subscribers, or those of one source of consent. */
export const audience = (connection: Connection, source: string | null = null): Promise<number> => {
  const confirmed = build.selectFrom('newsletter_subscribers').where('status', '=', 'confirmed');
  return countOf(connection, source === null ? confirmed : confirmed.where('consent_source', '=', source));
};

const MOST_SOURCES = 100;
/** Sources of confirmed subscribers' consent, most frequent first. */
export const audienceSources = (connection: Connection): Promise<{ source: string; count: number }[]> =>
  all(
    connection,
    build
      .selectFrom('newsletter_subscribers')
      .select(({ fn, ref }) => [ref('consent_source').$notNull().as('source'), fn.countAll<number>().as('count')])
      .where('status', '=', 'confirmed')
      .where('consent_source', 'is not', null)
      .groupBy('consent_source')
      .orderBy('count', 'desc')
      .orderBy('consent_source')
      .limit(MOST_SOURCES),
  );
