/**
 * Joins passkeys, code apps and recovery codes in one table of factors. The state between two steps of a sign-in becomes an encrypted
 * ticket that the browser keeps, as does that of a known browser: only used tickets are rows.
 */
export const oneTableOfFactors = {
  name: 'one table of factors',
  sql: `
CREATE TABLE factors (
  id TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('passkey', 'code', 'recovery')),
  name TEXT NOT NULL,
  secret TEXT NOT NULL,
  counter INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  last_used_at TEXT,
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX factors_by_user ON factors(user_id, created_at);
INSERT INTO factors (id, user_id, kind, name, secret, counter, created_at, last_used_at)
  SELECT id, user_id, 'passkey', name, public_key, counter, created_at, last_used_at FROM passkeys;
INSERT INTO factors (id, user_id, kind, name, secret, counter, created_at)
  SELECT user_id, user_id, 'code', '', sealed_secret, last_step, created_at FROM code_apps;
INSERT INTO factors (id, user_id, kind, name, secret, counter, created_at)
  SELECT code_hash, user_id, 'recovery', '', '', 0, created_at FROM recovery_codes;
DROP TABLE passkeys;
DROP TABLE code_apps;
DROP TABLE recovery_codes;
DROP TABLE challenges;
DROP TABLE known_devices;
CREATE TABLE used_tickets (hash TEXT PRIMARY KEY, expires_at TEXT NOT NULL) STRICT, WITHOUT ROWID;
`,
};
