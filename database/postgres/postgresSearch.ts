import { type RawBuilder, sql } from 'kysely';
import { spellings } from '../../data/french/spellings.ts';
import type { Connection, IdRange, LeadSearch, SearchedText } from '../store.ts';

/** The newest leads are read; what a thousandth of them does not hold is rare enough for the index. */
const READ = 8192;
/** What the desk shows at once. */
const PAGE = 50;

/** The trigram index of PostgreSQL, which every commit brings up to date. */
export const postgresSearch: LeadSearch = {
  contains,
  holdingAll,
  indexStep: async () => false,
  indexAgain: async () => undefined,
  // The server is not this process: what it is asked keeps nobody waiting, and a walk of many steps would ask its index as
  // often for all it holds.
  steps: {
    first: 1024,
    // Where the newest thousand promise a page among the newest nine thousand, these are read too: the index would have more
    // to sort than is shown of it.
    next: (size, _took, _aim, found) =>
      size < READ && found * (READ / size) >= PAGE ? READ : Number.POSITIVE_INFINITY,
    counting: (size) => size,
    mostCounted: 5000,
  },
};

/** Texts are folded where they are stored, by the same rule as the word. */
function contains(word: string, columns: readonly SearchedText[]): RawBuilder<boolean> {
  const texts = sql.ref(columns.includes('description') ? 'leads.folded_texts' : 'leads.folded_names');
  return anyOf(word, (one) => sql`strpos(${texts}, ${one}) > 0`);
}

/** `strpos` knows no index: a few leads by number are read, however rare the server takes the words to be. */
async function holdingAll(
  _connection: Connection,
  words: readonly string[],
  { low, high }: IdRange,
  also?: RawBuilder<unknown>,
): Promise<RawBuilder<boolean>> {
  const holds = (word: string) =>
    high - low <= READ
      ? contains(word, ['description'])
      : anyOf(word, (one) => sql`leads.folded_texts LIKE ${pattern(one)}`);
  const all = sql<boolean>`(${sql.join(words.map(holds), sql` AND `)})`;
  if (!also) return all;
  return sql<boolean>`leads.id IN (SELECT id FROM leads WHERE id >= ${low} AND id < ${high} AND ${all} UNION ALL ${also})`;
}

const anyOf = (word: string, holds: (spelling: string) => RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(spellings(word).map(holds), sql` OR `)})`;

const pattern = (spelling: string): string => `%${spelling.replace(/[\\%_]/g, '\\$&')}%`;
