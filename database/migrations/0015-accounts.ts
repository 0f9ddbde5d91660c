import type { Migration } from '../file/migrations.ts';
import { inPostgres } from '../postgres/inPostgres.ts';

/**
 * Several accounts, each with its second factors. A secret of an app that makes codes is sealed with the site's key, a
 * recovery code is a hash: neither opens anything without the key's file. `challenges` holds what one step of a sign-in or
 * of an enrolment leaves for the next, under the hash of a cookie. The journal takes no change, and loses no line younger
 * than twelve months.
 */
const tables = `
ALTER TABLE users ADD COLUMN disabled_at TEXT;
ALTER TABLE sessions ADD COLUMN confirmed_at TEXT;
ALTER TABLE sessions ADD COLUMN device TEXT;
ALTER TABLE sessions ADD COLUMN network TEXT;

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

const inSqlite = `
CREATE TRIGGER journal_is_not_changed BEFORE UPDATE ON journal BEGIN
  SELECT RAISE(ABORT, 'the journal is append-only');
END;
CREATE TRIGGER journal_is_not_shortened BEFORE DELETE ON journal
WHEN old.at >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-12 months') BEGIN
  SELECT RAISE(ABORT, 'the journal is append-only');
END;
`;

const inPostgresOnly = `
CREATE FUNCTION journal_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'the journal is append-only';
END $$;
CREATE TRIGGER journal_is_not_changed BEFORE UPDATE ON journal
FOR EACH ROW EXECUTE FUNCTION journal_is_append_only();
CREATE TRIGGER journal_is_not_shortened BEFORE DELETE ON journal
FOR EACH ROW WHEN (
  old.at >= to_char(now() AT TIME ZONE 'UTC' - interval '12 months', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') COLLATE "C"
) EXECUTE FUNCTION journal_is_append_only();
`;

export const accounts: Migration = {
  name: 'accounts',
  sql: tables + inSqlite,
  postgres: inPostgres(tables) + inPostgresOnly,
};
