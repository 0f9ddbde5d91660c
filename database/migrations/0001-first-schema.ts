import type { Migration } from '../file/migrations.ts';

/**
 * Times are UTC ISO 8601 text, days `YYYY-MM-DD` text, money whole cents. Integer keys make lists page by key
 * (newest first) and let the search index point straight at rows; AUTOINCREMENT never gives a purged lead's number
 * to another one.
 */
const sql = `
CREATE TABLE users (
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
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_user ON sessions(user_id);

CREATE TABLE known_devices (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX known_devices_by_user ON known_devices(user_id);

CREATE TABLE login_attempts (
  id INTEGER PRIMARY KEY,
  bucket TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;
CREATE INDEX login_attempts_by_bucket ON login_attempts(bucket, at);
CREATE INDEX login_attempts_by_time ON login_attempts(at);

CREATE TABLE leads (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  reference TEXT NOT NULL UNIQUE,
  idempotency_key TEXT UNIQUE,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  company TEXT,
  service TEXT,
  message TEXT,
  first_page TEXT,
  form_page TEXT,
  opener TEXT,
  referrer_host TEXT,
  utm TEXT,
  quarantine TEXT NOT NULL DEFAULT 'none' CHECK (quarantine IN ('none', 'held', 'released')),
  quarantine_reasons TEXT,
  status TEXT NOT NULL DEFAULT 'nouveau'
    CHECK (status IN ('nouveau', 'a-rappeler', 'devis-envoye', 'gagne', 'perdu')),
  status_reason TEXT,
  amount_cents INTEGER,
  follow_up_on TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX leads_held ON leads(id) WHERE quarantine = 'held';
CREATE INDEX leads_by_status ON leads(status, id) WHERE quarantine <> 'held';
CREATE INDEX leads_by_email ON leads(lower(email));
CREATE INDEX leads_to_follow_up ON leads(follow_up_on) WHERE follow_up_on IS NOT NULL;

CREATE TABLE lead_events (
  id INTEGER PRIMARY KEY,
  lead_id INTEGER NOT NULL REFERENCES leads(id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  detail TEXT,
  actor TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX lead_events_by_lead ON lead_events(lead_id, id);

CREATE TABLE lead_notes (
  id INTEGER PRIMARY KEY,
  lead_id INTEGER NOT NULL REFERENCES leads(id) ON DELETE CASCADE,
  body TEXT NOT NULL,
  author TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX lead_notes_by_lead ON lead_notes(lead_id, id);

CREATE VIRTUAL TABLE lead_search USING fts5(
  reference, name, email, company, service, message,
  content = 'leads', content_rowid = 'id', tokenize = 'trigram remove_diacritics 1'
);
INSERT INTO lead_search(lead_search, rank) VALUES ('secure-delete', 1);
CREATE TRIGGER leads_search_insert AFTER INSERT ON leads BEGIN
  INSERT INTO lead_search(rowid, reference, name, email, company, service, message)
  VALUES (new.id, new.reference, new.name, new.email, new.company, new.service, new.message);
END;
CREATE TRIGGER leads_search_delete AFTER DELETE ON leads BEGIN
  INSERT INTO lead_search(lead_search, rowid, reference, name, email, company, service, message)
  VALUES ('delete', old.id, old.reference, old.name, old.email, old.company, old.service, old.message);
END;
CREATE TRIGGER leads_search_update AFTER UPDATE OF reference, name, email, company, service, message ON leads BEGIN
  INSERT INTO lead_search(lead_search, rowid, reference, name, email, company, service, message)
  VALUES ('delete', old.id, old.reference, old.name, old.email, old.company, old.service, old.message);
  INSERT INTO lead_search(rowid, reference, name, email, company, service, message)
  VALUES (new.id, new.reference, new.name, new.email, new.company, new.service, new.message);
END;

CREATE TABLE lead_totals (held INTEGER PRIMARY KEY, total INTEGER NOT NULL) STRICT;
INSERT INTO lead_totals VALUES (0, 0), (1, 0);
CREATE TRIGGER leads_total_insert AFTER INSERT ON leads BEGIN
  UPDATE lead_totals SET total = total + 1 WHERE held = (new.quarantine = 'held');
END;
CREATE TRIGGER leads_total_delete AFTER DELETE ON leads BEGIN
  UPDATE lead_totals SET total = total - 1 WHERE held = (old.quarantine = 'held');
END;
CREATE TRIGGER leads_total_update AFTER UPDATE OF quarantine ON leads BEGIN
  UPDATE lead_totals SET total = total - 1 WHERE held = (old.quarantine = 'held');
  UPDATE lead_totals SET total = total + 1 WHERE held = (new.quarantine = 'held');
END;

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
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX newsletter_subscribers_by_status ON newsletter_subscribers(status, id);

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

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  message_id TEXT NOT NULL UNIQUE,
  lead_id INTEGER REFERENCES leads(id) ON DELETE CASCADE,
  subscriber_id INTEGER REFERENCES newsletter_subscribers(id) ON DELETE CASCADE,
  payload TEXT,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'parked')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL,
  locked_until TEXT,
  sent_at TEXT,
  parked_at TEXT,
  last_response TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX outbox_waiting ON outbox(next_attempt_at) WHERE state = 'waiting';
CREATE INDEX outbox_parked ON outbox(id) WHERE state = 'parked';
CREATE INDEX outbox_sent ON outbox(sent_at) WHERE state = 'sent';
CREATE INDEX outbox_by_lead ON outbox(lead_id) WHERE lead_id IS NOT NULL;
CREATE INDEX outbox_by_subscriber ON outbox(subscriber_id) WHERE subscriber_id IS NOT NULL;

CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE daily_counts (
  day TEXT NOT NULL,
  name TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

export const firstSchema: Migration = { name: 'first schema', sql };
