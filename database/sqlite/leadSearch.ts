import { type RawBuilder, sql } from 'kysely';
import { spellings } from '../../data/french/spellings.ts';
import type { LeadSearch } from '../store.ts';

const NAMES = ['name', 'email', 'company', 'service'] as const;
const TEXTS = ['reference', ...NAMES, 'phone', 'description'] as const;

/**
 * FTS5, by three letters at a time. What its index does not hold is read: the newest requests (fewer than 128, see its triggers) and
 * those with a long description, of which it has the beginning alone.
 */
export const leadSearch: LeadSearch = {
  names: (word) => holds(word, NAMES),
  texts: (words) => {
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const match = words.map((word) => `(${spellings(word).map(quoted).join(' OR ')})`).join(' AND ');
    const all = sql.join(
      words.map((word) => holds(word, TEXTS)),
      sql` AND `,
    );
    return sql<boolean>`leads.id IN (SELECT rowid FROM lead_search WHERE lead_search MATCH ${match}
      UNION ALL SELECT id FROM leads WHERE id > (SELECT coalesce(max(id), 0) FROM lead_search_docsize) AND ${all}
      UNION ALL SELECT id FROM leads WHERE length(description) > 2000 AND ${all})`;
  },
};

function holds(word: string, columns: readonly (typeof TEXTS)[number][]): RawBuilder<boolean> {
  const texts = columns.map((column) => sql.ref(`leads.${column}`));
  const written = sql`fold(concat_ws(char(10), ${sql.join(texts)}))`;
  const found = spellings(word).map((one) => sql`instr(${written}, ${one}) > 0`);
  return sql<boolean>`(${sql.join(found, sql` OR `)})`;
}
