import { type RawBuilder, sql } from 'kysely';
import { spellings } from '../../data/french/spellings.ts';
import type { LeadSearch } from '../store.ts';

/** The trigrams of PostgreSQL, over texts that are folded where they are stored. */
export const postgresSearch: LeadSearch = {
  names: (word) => holds('leads.folded_names', word),
  texts: (words) =>
    sql<boolean>`(${sql.join(
      words.map((word) => holds('leads.folded_texts', word)),
      sql` AND `,
    )})`,
};

const holds = (column: string, word: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    spellings(word).map((one) => sql`${sql.ref(column)} LIKE ${`%${one.replace(/[\\%_]/g, '\\$&')}%`}`),
    sql` OR `,
  )})`;
