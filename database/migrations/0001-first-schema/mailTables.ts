/**
 * Letters, mails to send, and webhook calls to the owner. A recipient has one row however often the mail is retried; a letter's row in the
 * outbox is deleted when its mail is sent. `recipient_key` (mailbox) and `origin_key` (network of the form) are fingerprints, for limits.
 */
export const mailTables = `
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

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  message_id TEXT NOT NULL UNIQUE,
  lead_id INTEGER REFERENCES leads(id) ON DELETE CASCADE,
  subscriber_id INTEGER REFERENCES newsletter_subscribers(id) ON DELETE CASCADE,
  notice_id INTEGER REFERENCES contract_notices(id) ON DELETE CASCADE,
  reply_id INTEGER REFERENCES lead_replies(id) ON DELETE CASCADE,
  letter_id INTEGER REFERENCES letters(id) ON DELETE CASCADE,
  recipient TEXT,
  payload TEXT,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'parked')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL,
  locked_until TEXT,
  sent_at TEXT,
  parked_at TEXT,
  last_response TEXT,
  recipient_key TEXT,
  origin_key TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX outbox_by_lead ON outbox(lead_id) WHERE lead_id IS NOT NULL;
CREATE INDEX outbox_by_notice ON outbox(notice_id) WHERE notice_id IS NOT NULL;
CREATE INDEX outbox_by_reply ON outbox(reply_id) WHERE reply_id IS NOT NULL;
CREATE INDEX outbox_by_subscriber ON outbox(subscriber_id) WHERE subscriber_id IS NOT NULL;
CREATE INDEX outbox_first ON outbox(next_attempt_at)
  WHERE state = 'waiting' AND kind IN ('contract-notice-receipt', 'contract-notice', 'lead-reply', 'lead-notification', 'lead-correction');
CREATE INDEX outbox_from ON outbox(origin_key, created_at) WHERE origin_key IS NOT NULL;
CREATE INDEX outbox_notifications ON outbox(created_at)
  WHERE kind IN ('lead-notification', 'lead-correction', 'contract-notice');
CREATE INDEX outbox_of_letter ON outbox(letter_id, next_attempt_at, id) WHERE letter_id IS NOT NULL;
CREATE INDEX outbox_parked ON outbox(id) WHERE state = 'parked';
CREATE INDEX outbox_second ON outbox(next_attempt_at) WHERE state = 'waiting' AND kind = 'lead-acknowledgement';
CREATE INDEX outbox_sent ON outbox(sent_at) WHERE state = 'sent';
CREATE INDEX outbox_sent_from ON outbox(origin_key, sent_at) WHERE state = 'sent' AND origin_key IS NOT NULL;
CREATE INDEX outbox_sent_to ON outbox(recipient_key, sent_at) WHERE state = 'sent' AND recipient_key IS NOT NULL;
CREATE INDEX outbox_sent_to_strangers ON outbox(sent_at) WHERE state = 'sent' AND recipient_key IS NOT NULL;
CREATE INDEX outbox_summaries ON outbox(kind, next_attempt_at)
  WHERE state = 'waiting' AND kind IN ('lead-summary', 'held-summary');
CREATE INDEX outbox_waiting ON outbox(next_attempt_at, id) WHERE state = 'waiting' AND kind <> 'letter';
CREATE INDEX outbox_waiting_for ON outbox(recipient_key) WHERE state = 'waiting' AND recipient_key IS NOT NULL;

CREATE TABLE webhook_calls (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  body TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
`;
