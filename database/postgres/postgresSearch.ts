import { type RawBuilder, sql } from 'kysely';
import { fold } from '../fold.ts';
import type { Connection, IdRange, LeadSearch, SearchedText } from '../store.ts';

/** The trigram index of PostgreSQL, which every commit brings up to date. */
export const postgresSearch: LeadSearch = {
  contains,
  holdingAll,
  indexStep: async () => false,
  indexAgain: async () => undefined,
};

/** Texts are folded where they are stored, by the same rule as the word. */
function contains(word: string, columns: readonly SearchedText[]): RawBuilder<boolean> {
  const texts = sql.ref(columns.includes('message') ? 'leads.folded_texts' : 'leads.folded_names');
  return sql<boolean>`${texts} LIKE ${pattern(word)}`;
}

async function holdingAll(
  _connection: Connection,
  words: readonly string[],
  { low, high }: IdRange,
): Promise<RawBuilder<unknown>> {
  const all = words.map((word) => sql`folded_texts LIKE ${pattern(word)}`);
  return sql`SELECT id FROM leads WHERE id >= ${low} AND id < ${high} AND ${sql.join(all, sql` AND `)}`;
}

const pattern = (word: string): string => `%${fold(word).replace(/[\\%_]/g, '\\$&')}%`;
