import type { Migration } from '../file/migrations.ts';

/**
 * What was erased, for thirty days: out of its tables, so that no list, search, export or count can show it, and whole
 * as JSON, so that it can be taken back. `actor` is who asked, NULL for the site itself; `announced_at` is when the
 * owner was told: before that nothing goes for good.
 */
const sql = `
CREATE TABLE bin (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('lead', 'subscriber')),
  row_id INTEGER NOT NULL,
  content TEXT NOT NULL,
  actor TEXT,
  binned_at TEXT NOT NULL,
  announced_at TEXT,
  UNIQUE (kind, row_id)
) STRICT;
CREATE INDEX bin_by_time ON bin(binned_at);
CREATE INDEX bin_to_announce ON bin(id) WHERE announced_at IS NULL;
`;

export const bin: Migration = { name: 'bin', sql };
