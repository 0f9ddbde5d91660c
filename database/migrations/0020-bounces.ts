import type { Migration } from '../file/migrations.ts';
import { inPostgres } from '../postgres/inPostgres.ts';

/**
 * What came back of mails, a mail and kind once; an address that is stopped, with the answer that stopped it; and by whom an
 * address was imported. A bounce that does not count is of before its address was taken back.
 */
const tables = `
ALTER TABLE newsletter_subscribers ADD COLUMN stopped_at TEXT;
ALTER TABLE newsletter_subscribers ADD COLUMN stop_reason TEXT CHECK (stop_reason IN ('hard', 'soft', 'complaint'));
ALTER TABLE newsletter_subscribers ADD COLUMN stop_answer TEXT;
ALTER TABLE newsletter_subscribers ADD COLUMN imported_at TEXT;
ALTER TABLE newsletter_subscribers ADD COLUMN imported_by TEXT;
CREATE INDEX subscribers_by_confirmation ON newsletter_subscribers(confirmation_mail_id)
  WHERE confirmation_mail_id IS NOT NULL;

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
`;

/** A check cannot be altered here: the column is made anew beside its former self. */
const inSqlite = `
ALTER TABLE newsletter_subscribers ADD COLUMN standing TEXT NOT NULL DEFAULT 'pending'
  CHECK (standing IN ('pending', 'confirmed', 'left', 'stopped'));
UPDATE newsletter_subscribers SET standing = status;
DROP INDEX newsletter_subscribers_by_status;
ALTER TABLE newsletter_subscribers DROP COLUMN status;
ALTER TABLE newsletter_subscribers RENAME COLUMN standing TO status;
CREATE INDEX newsletter_subscribers_by_status ON newsletter_subscribers(status, id);
`;

const inPostgresOnly = `
ALTER TABLE newsletter_subscribers DROP CONSTRAINT newsletter_subscribers_status_check;
ALTER TABLE newsletter_subscribers ADD CONSTRAINT newsletter_subscribers_status_check
  CHECK (status IN ('pending', 'confirmed', 'left', 'stopped'));
`;

export const bounces: Migration = {
  name: 'bounces',
  sql: tables + inSqlite,
  postgres: inPostgres(tables) + inPostgresOnly,
};
