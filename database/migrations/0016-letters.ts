import type { Migration } from '../file/migrations.ts';

/**
 * Letters to the subscribers. A recipient is a row once, whatever is tried again: what became of their mail is there, while the
 * outbox has a row only as long as it is to leave. The totals of a letter stay when a subscriber is erased.
 */
const sql = `
CREATE TABLE letters (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  version INTEGER NOT NULL DEFAULT 1,
  state TEXT NOT NULL DEFAULT 'draft'
    CHECK (state IN ('draft', 'scheduled', 'sending', 'paused', 'cancelled', 'sent')),
  subject TEXT NOT NULL,
  preheader TEXT NOT NULL,
  body TEXT NOT NULL,
  archive TEXT NOT NULL DEFAULT 'public' CHECK (archive IN ('public', 'none')),
  slug TEXT UNIQUE,
  author TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  send_at TEXT,
  started_at TEXT,
  resumed_at TEXT,
  prepared_at TEXT,
  finished_at TEXT,
  pause_reason TEXT CHECK (pause_reason IN ('owner', 'refusals')),
  last_subscriber INTEGER NOT NULL DEFAULT 0,
  prepared_to INTEGER NOT NULL DEFAULT 0,
  recipients INTEGER NOT NULL DEFAULT 0,
  sent INTEGER NOT NULL DEFAULT 0,
  refused INTEGER NOT NULL DEFAULT 0,
  bounced INTEGER NOT NULL DEFAULT 0,
  skipped INTEGER NOT NULL DEFAULT 0,
  cancelled INTEGER NOT NULL DEFAULT 0,
  departed INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX letters_under_way ON letters(state, started_at, id);

CREATE TABLE letter_recipients (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  letter_id INTEGER NOT NULL REFERENCES letters(id) ON DELETE CASCADE,
  subscriber_id INTEGER NOT NULL REFERENCES newsletter_subscribers(id) ON DELETE CASCADE,
  message_id TEXT NOT NULL UNIQUE,
  state TEXT NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'sent', 'refused', 'bounced', 'skipped', 'cancelled')),
  answer TEXT,
  tried_at TEXT,
  settled_at TEXT,
  left_at TEXT,
  UNIQUE (letter_id, subscriber_id)
) STRICT;
CREATE INDEX letter_recipients_by_state ON letter_recipients(letter_id, state, subscriber_id);
CREATE INDEX letter_recipients_by_subscriber ON letter_recipients(subscriber_id);
CREATE INDEX letter_recipients_tried ON letter_recipients(tried_at) WHERE tried_at IS NOT NULL;

ALTER TABLE outbox ADD COLUMN letter_id INTEGER REFERENCES letters(id) ON DELETE CASCADE;
CREATE INDEX outbox_of_letter ON outbox(letter_id, next_attempt_at, id) WHERE letter_id IS NOT NULL;
DROP INDEX outbox_waiting;
CREATE INDEX outbox_waiting ON outbox(next_attempt_at, id) WHERE state = 'waiting' AND kind <> 'letter';
`;

export const letters: Migration = { name: 'letters', sql };
