import type { Migration } from '../file/migrations.ts';

/**
 * What several processes over one database tell one another: what happened, who does the work that is done once, and how
 * often somebody has written. One process alone leaves these tables empty.
 */
const sql = `
CREATE TABLE events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  origin TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX events_by_time ON events(created_at);
CREATE TABLE leases (
  name TEXT PRIMARY KEY,
  holder TEXT NOT NULL,
  held_until TEXT NOT NULL
) STRICT;
CREATE TABLE rate_counts (
  bucket TEXT PRIMARY KEY,
  calls INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  ends_at TEXT NOT NULL
) STRICT;
CREATE INDEX rate_counts_by_end ON rate_counts(ends_at);
`;

export const replicas: Migration = { name: 'replicas', sql };
