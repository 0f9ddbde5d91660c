import { type RawBuilder, sql } from 'kysely';
import { spellings } from '../../data/french/spellings.ts';
import { build, first, run } from '../query.ts';
import type { Connection, IdRange, LeadSearch, SearchedText } from '../store.ts';

const FIRST_STEP = 1024;
const SMALLEST_STEP = 128;
const LARGEST_STEP = 131_072;
/** How many leads enter the index in one step: a few milliseconds, in which nobody else is served. */
const STEP_LEADS = 200;
/** How many pages of the index (4 KB each) one step of a merge may write. */
const MERGE_PAGES = 32;
const ALL_TEXTS = ['reference', 'name', 'email', 'company', 'service', 'phone', 'description'] as const;
const TEXTS = sql.raw('reference, name, email, company, service, phone');
/** How much of a description the index holds; the triggers of its migrations say the same. */
const INDEXED = sql.lit(2000);
const ADD = sql`INSERT INTO lead_search(rowid, ${TEXTS}, description)
  SELECT id, ${TEXTS}, substr(description, 1, ${INDEXED}) FROM leads`;

/** The search index of SQLite (FTS5, by three letters at a time), which follows the leads at its own pace. */
export const leadSearch: LeadSearch = {
  contains,
  holdingAll,
  indexStep,
  indexAgain,
  // A step lasts about as long as others may wait for it.
  steps: {
    first: FIRST_STEP,
    next: (size, took, aim) => {
      if (took < aim / 3) return Math.min(LARGEST_STEP, size * 3);
      return took > aim ? Math.max(SMALLEST_STEP, size >> 1) : size;
    },
    counting: () => FIRST_STEP,
    mostCounted: Number.POSITIVE_INFINITY,
  },
};

/** The last lead in the search index; those above it are looked through row by row. */
export async function searchableUpTo(connection: Connection): Promise<number> {
  const last = build.selectFrom('counters').select('value').where('name', '=', 'leads-searchable');
  return (await first(connection, last))?.value ?? 0;
}

function contains(word: string, columns: readonly SearchedText[]): RawBuilder<boolean> {
  const texts = columns.map((column) => sql.ref(`leads.${column}`));
  const written = sql`fold(concat_ws(char(10), ${sql.join(texts)}))`;
  const found = spellings(word).map((one) => sql`instr(${written}, ${one}) > 0`);
  return sql<boolean>`(${sql.join(found, sql` OR `)})`;
}

/**
 * The index is asked for this range of ids only: a word in a million leads costs what it costs in one window. Leads that
 * are not in it yet are read. The casts matter: numbers are bound as REAL, and FTS5 ignores a bound that is not an INTEGER.
 */
async function holdingAll(
  connection: Connection,
  words: readonly string[],
  { low, high }: IdRange,
  also?: RawBuilder<unknown>,
): Promise<RawBuilder<boolean>> {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const match = words.map((word) => `(${spellings(word).map(quoted).join(' OR ')})`).join(' AND ');
  const found = sql`SELECT rowid FROM lead_search WHERE lead_search MATCH ${match} AND rowid >= CAST(${low} AS INTEGER) AND rowid < CAST(${high} AS INTEGER)`;
  const unread = Math.max(low, (await searchableUpTo(connection)) + 1);
  const all = sql.join(
    words.map((word) => contains(word, ALL_TEXTS)),
    sql` AND `,
  );
  // Only the beginning of a long description is in the index: the few that are long are read too.
  const long = sql`SELECT id FROM leads WHERE length(description) > ${INDEXED} AND id >= ${low} AND id < ${high} AND ${all}`;
  const read = sql`SELECT id FROM leads WHERE id >= ${unread} AND id < ${high} AND ${all}`;
  const parts = [found, long, ...(unread < high ? [read] : []), ...(also ? [also] : [])];
  return sql<boolean>`leads.id IN (${sql.join(parts, sql` UNION ALL `)})`;
}

/** A part of a merge that is due, else the next leads. */
async function indexStep(connection: Connection): Promise<boolean> {
  if (await mergeStep(connection)) return true;
  const from = await searchableUpTo(connection);
  const some = sql<{ last: number | null }>`SELECT max(id) AS last
    FROM (SELECT id FROM leads WHERE id > ${from} ORDER BY id LIMIT ${STEP_LEADS})`;
  const until = (await first(connection, some))?.last ?? undefined;
  if (until === undefined) return false;
  await run(connection, sql`${ADD} WHERE id > ${from} AND id <= ${until}`);
  await run(connection, build.updateTable('counters').set({ value: until }).where('name', '=', 'leads-searchable'));
  return true;
}

/** One above the last in the index will come by itself. */
async function indexAgain(connection: Connection, id: number): Promise<void> {
  if (id > (await searchableUpTo(connection))) return;
  await run(connection, sql`${ADD} WHERE id = ${id}`);
}

/** Fewer than two changes mean that there was nothing to merge (https://sqlite.org/fts5.html#the_merge_command). */
async function mergeStep(connection: Connection): Promise<boolean> {
  const changes = async () =>
    (await first(connection, sql<{ total: number }>`SELECT total_changes() AS total`))?.total ?? 0;
  const before = await changes();
  await run(connection, sql`INSERT INTO lead_search(lead_search, rank) VALUES ('merge', ${MERGE_PAGES})`);
  return (await changes()) - before >= 2;
}
