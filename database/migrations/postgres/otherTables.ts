/** Everything that is not part of a lead; accounts, people, mails, counts, what processes tell one another. */
export const otherTables = `CREATE TABLE users (
  id TEXT PRIMARY KEY,
  username TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  last_seen_at TEXT NOT NULL
) STRICT;
CREATE INDEX sessions_by_user ON sessions(user_id);

CREATE TABLE known_devices (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX known_devices_by_user ON known_devices(user_id);

CREATE TABLE login_attempts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  bucket TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;
CREATE INDEX login_attempts_by_bucket ON login_attempts(bucket, at);
CREATE INDEX login_attempts_by_time ON login_attempts(at);

CREATE TABLE newsletter_subscribers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'confirmed', 'left')),
  token_nonce TEXT NOT NULL,
  consent_text_version TEXT,
  consent_at TEXT,
  confirmation_sent_at TEXT,
  confirmed_at TEXT,
  left_at TEXT,
  person_id INTEGER REFERENCES people(id),
  consent_source TEXT,
  confirmation_mail_id TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX newsletter_subscribers_by_status ON newsletter_subscribers(status, id);
CREATE INDEX subscribers_by_person ON newsletter_subscribers(person_id);

CREATE TABLE blog_articles (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  summary TEXT NOT NULL,
  content TEXT NOT NULL,
  category TEXT NOT NULL,
  read_time TEXT NOT NULL,
  published TEXT NOT NULL DEFAULT 'false',
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX blog_articles_by_date ON blog_articles(created_at, id);

CREATE TABLE contract_notices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('termination', 'withdrawal')),
  reference TEXT NOT NULL UNIQUE,
  idempotency_key TEXT UNIQUE,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  contract TEXT NOT NULL,
  wished_end TEXT,
  former_lead TEXT,
  receipt_sent_at TEXT,
  filed_at TEXT,
  filed_by TEXT,
  person_id INTEGER REFERENCES people(id),
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX contract_notices_open ON contract_notices(id) WHERE filed_at IS NULL;
CREATE INDEX contract_notices_by_time ON contract_notices(created_at);
CREATE INDEX contract_notices_by_person ON contract_notices(person_id);

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  message_id TEXT NOT NULL UNIQUE,
  lead_id INTEGER REFERENCES leads(id) ON DELETE CASCADE,
  subscriber_id INTEGER REFERENCES newsletter_subscribers(id) ON DELETE CASCADE,
  notice_id INTEGER REFERENCES contract_notices(id) ON DELETE CASCADE,
  reply_id INTEGER REFERENCES lead_replies(id) ON DELETE CASCADE,
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
CREATE INDEX outbox_waiting ON outbox(next_attempt_at, id) WHERE state = 'waiting';
CREATE INDEX outbox_parked ON outbox(id) WHERE state = 'parked';
CREATE INDEX outbox_sent ON outbox(sent_at) WHERE state = 'sent';
CREATE INDEX outbox_by_lead ON outbox(lead_id) WHERE lead_id IS NOT NULL;
CREATE INDEX outbox_by_subscriber ON outbox(subscriber_id) WHERE subscriber_id IS NOT NULL;
CREATE INDEX outbox_by_notice ON outbox(notice_id) WHERE notice_id IS NOT NULL;
CREATE INDEX outbox_by_reply ON outbox(reply_id) WHERE reply_id IS NOT NULL;
CREATE INDEX outbox_first ON outbox(next_attempt_at)
  WHERE state = 'waiting' AND kind IN ('lead-reply', 'lead-notification', 'lead-correction');
CREATE INDEX outbox_sent_to ON outbox(recipient_key, sent_at) WHERE state = 'sent' AND recipient_key IS NOT NULL;
CREATE INDEX outbox_sent_to_strangers ON outbox(sent_at) WHERE state = 'sent' AND recipient_key IS NOT NULL;
CREATE INDEX outbox_sent_from ON outbox(origin_key, sent_at) WHERE state = 'sent' AND origin_key IS NOT NULL;
CREATE INDEX outbox_waiting_for ON outbox(recipient_key) WHERE state = 'waiting' AND recipient_key IS NOT NULL;
CREATE INDEX outbox_notifications ON outbox(created_at) WHERE kind IN ('lead-notification', 'lead-correction');
CREATE INDEX outbox_summaries ON outbox(kind, next_attempt_at)
  WHERE state = 'waiting' AND kind IN ('lead-summary', 'held-summary');

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
CREATE INDEX bin_by_time ON bin(binned_at);
CREATE INDEX bin_by_person ON bin(person_id);
CREATE INDEX bin_to_announce ON bin(id) WHERE announced_at IS NULL;

CREATE TABLE events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  origin TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX events_by_time ON events(created_at);
CREATE TABLE leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, held_until TEXT NOT NULL) STRICT;
CREATE TABLE rate_counts (
  bucket TEXT PRIMARY KEY,
  calls INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  ends_at TEXT NOT NULL
) STRICT;
CREATE INDEX rate_counts_by_end ON rate_counts(ends_at);

CREATE TABLE webhook_calls (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  body TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT;
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE daily_counts (
  day TEXT NOT NULL,
  name TEXT NOT NULL,
  share INTEGER NOT NULL DEFAULT pg_backend_pid() % 16,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, name, share)
) STRICT;
CREATE TABLE lead_totals (held INTEGER, share INTEGER, total INTEGER NOT NULL, PRIMARY KEY (held, share)) STRICT;
INSERT INTO lead_totals SELECT held, share, 0 FROM generate_series(0, 1) AS held, generate_series(0, 15) AS share;
`;
