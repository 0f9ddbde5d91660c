/** What several processes over one database tell one another, limits, and what is counted or set by name. */
export const processTables = `
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
