/** Persons, and what proves that one was erased. */
export const personTables = `
CREATE TABLE people (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  address TEXT UNIQUE,
  name TEXT,
  search TEXT NOT NULL DEFAULT '',
  last_at TEXT NOT NULL DEFAULT '',
  merged_into INTEGER REFERENCES people(id),
  joined_as TEXT CHECK (joined_as IN ('merge', 'correction')),
  joined_at TEXT,
  joined_by TEXT
) STRICT;
CREATE INDEX people_listed ON people(last_at, id) WHERE merged_into IS NULL;
CREATE INDEX people_merged ON people(merged_into) WHERE merged_into IS NOT NULL;

CREATE TABLE person_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person_id INTEGER NOT NULL REFERENCES people(id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  detail TEXT,
  actor TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX person_events_by_person ON person_events(person_id, id);

CREATE TABLE erasures (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  reference TEXT NOT NULL UNIQUE,
  actor TEXT NOT NULL,
  counts TEXT NOT NULL,
  erased_at TEXT NOT NULL
) STRICT;
CREATE TABLE erasure_addresses (
  erasure_id INTEGER NOT NULL REFERENCES erasures(id) ON DELETE CASCADE,
  fingerprint TEXT NOT NULL,
  PRIMARY KEY (erasure_id, fingerprint)
) STRICT;
CREATE INDEX erasure_addresses_by_fingerprint ON erasure_addresses(fingerprint);
`;
