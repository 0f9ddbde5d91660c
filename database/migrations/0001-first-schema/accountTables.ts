/**
 * Accounts, each with its second factors. An app's secret is encrypted with the site’s key and a recovery code is hashed: neither can be
 * used without the key’s file. `challenges` holds the data between two steps of a sign-in or of an enrolment, under the hash of a cookie.
 */
export const accountTables = `
CREATE TABLE users (
  id TEXT PRIMARY KEY,
  username TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  disabled_at TEXT
) STRICT;

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  last_seen_at TEXT NOT NULL,
  confirmed_at TEXT,
  device TEXT,
  network TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_user ON sessions(user_id);

CREATE TABLE known_devices (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX known_devices_by_user ON known_devices(user_id);

CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  created_at TEXT NOT NULL,
  last_used_at TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_by_user ON passkeys(user_id, created_at);

CREATE TABLE code_apps (
  user_id TEXT PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
  sealed_secret TEXT NOT NULL,
  last_step INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE recovery_codes (
  code_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX recovery_codes_by_user ON recovery_codes(user_id);

CREATE TABLE challenges (
  holder TEXT NOT NULL,
  purpose TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  value TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (holder, purpose)
) STRICT, WITHOUT ROWID;
CREATE INDEX challenges_by_user ON challenges(user_id);

CREATE TABLE journal (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  kind TEXT NOT NULL,
  action TEXT NOT NULL,
  origin TEXT NOT NULL CHECK (origin IN ('desk', 'command', 'site')),
  account TEXT,
  subject TEXT,
  amount INTEGER
) STRICT;
CREATE INDEX journal_by_kind ON journal(kind, id);
`;
