/**
 * People: one row an address, in whatever case; `merged_into` joins an address to another person; `last_at` is empty for people only known
 * from quarantine or the bin. Then their other rows; erasure proofs, without a name; and the bin, which holds whole rows as JSON.
 */
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
  id INTEGER PRIMARY KEY,
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
) STRICT, WITHOUT ROWID;
CREATE INDEX erasure_addresses_by_fingerprint ON erasure_addresses(fingerprint);

CREATE TABLE newsletter_subscribers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'confirmed', 'left', 'stopped')),
  token_nonce TEXT NOT NULL,
  consent_text_version TEXT,
  consent_at TEXT,
  confirmation_sent_at TEXT,
  confirmed_at TEXT,
  left_at TEXT,
  person_id INTEGER REFERENCES people(id),
  consent_source TEXT,
  confirmation_mail_id TEXT,
  stopped_at TEXT,
  stop_reason TEXT CHECK (stop_reason IN ('hard', 'soft', 'complaint')),
  stop_answer TEXT,
  imported_at TEXT,
  imported_by TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX newsletter_subscribers_by_status ON newsletter_subscribers(status, id);
CREATE INDEX subscribers_by_confirmation ON newsletter_subscribers(confirmation_mail_id)
  WHERE confirmation_mail_id IS NOT NULL;
CREATE INDEX subscribers_by_person ON newsletter_subscribers(person_id);

CREATE TABLE bounces (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  message_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('hard', 'soft', 'sender', 'complaint')),
  subscriber_id INTEGER NOT NULL REFERENCES newsletter_subscribers(id) ON DELETE CASCADE,
  answer TEXT NOT NULL,
  source TEXT NOT NULL CHECK (source IN ('smtp', 'mailbox', 'webhook')),
  counts INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  UNIQUE (message_id, kind)
) STRICT;
CREATE INDEX bounces_by_subscriber ON bounces(subscriber_id, created_at);
CREATE INDEX bounces_by_time ON bounces(created_at);

CREATE TABLE contract_notices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('termination', 'withdrawal')),
  reference TEXT NOT NULL UNIQUE,
  idempotency_key TEXT UNIQUE,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  contract TEXT NOT NULL,
  wished_end TEXT,
  receipt_sent_at TEXT,
  filed_at TEXT,
  filed_by TEXT,
  person_id INTEGER REFERENCES people(id),
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX contract_notices_by_person ON contract_notices(person_id);
CREATE INDEX contract_notices_by_time ON contract_notices(created_at);
CREATE INDEX contract_notices_open ON contract_notices(id) WHERE filed_at IS NULL;

CREATE TABLE bin (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('lead', 'subscriber', 'contract-notice')),
  row_id INTEGER NOT NULL,
  content TEXT NOT NULL,
  actor TEXT,
  binned_at TEXT NOT NULL,
  announced_at TEXT,
  person_id INTEGER REFERENCES people(id),
  UNIQUE (kind, row_id)
) STRICT;
CREATE INDEX bin_by_person ON bin(person_id);
CREATE INDEX bin_by_time ON bin(binned_at);
CREATE INDEX bin_to_announce ON bin(id) WHERE announced_at IS NULL;
`;
