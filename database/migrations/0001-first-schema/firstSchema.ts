import { accountTables } from './accountTables.ts';
import { contentTables } from './contentTables.ts';
import { leadTables } from './leadTables.ts';
import { mailTables } from './mailTables.ts';
import { personTables } from './personTables.ts';
import { postgresOnly } from './postgresOnly.ts';
import { sqliteOnly } from './sqliteOnly.ts';

/** Tables for several processes over one database: messages between them, limits, counts and values by name. */
const processTables = `
CREATE TABLE events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  origin TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX events_by_time ON events(created_at);

CREATE TABLE leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, held_until TEXT NOT NULL) STRICT;

CREATE TABLE limit_counts (
  bucket TEXT PRIMARY KEY,
  amount INTEGER NOT NULL,
  ends_at TEXT NOT NULL
) STRICT;
CREATE INDEX limit_counts_by_end ON limit_counts(ends_at);

CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

/**
 * Times are UTC ISO 8601 text, days `YYYY-MM-DD` text, money whole cents. Integer keys page lists by key (newest first) and link the search
 * index to rows; AUTOINCREMENT never reuses the number of a deleted row.
 */
export const firstSchema = {
  name: 'first schema',
  sql: personTables + leadTables + mailTables + accountTables + contentTables + processTables,
  sqlite: sqliteOnly,
  /** A getter, since its Unicode ranges take a while to compute and only PostgreSQL needs them. */
  get postgres() {
    return postgresOnly();
  },
};
