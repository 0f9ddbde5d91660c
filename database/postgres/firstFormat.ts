import { inPostgres } from './inPostgres.ts';

/** What a combining mark is, as ranges of a regular expression of PostgreSQL, which has no name for it. */
function marks(): string {
  const ranges: string[] = [];
  const escaped = (code: number) => `\\U${code.toString(16).padStart(8, '0')}`;
  let from: number | undefined;
  for (let code = 0x300; code <= 0xe01f0; code += 1) {
    const is = code < 0xe01f0 && /\p{M}/u.test(String.fromCodePoint(code));
    if (is) from ??= code;
    else if (from !== undefined) {
      ranges.push(`${escaped(from)}-${escaped(code - 1)}`);
      from = undefined;
    }
  }
  return ranges.join('');
}

/**
 * Text without case and accents, letter for letter what `fold` makes of it in this process. `unaccent` would answer
 * otherwise: to it « œ » is « oe ». The collation says which letters have a small form; not every server was built with
 * the first.
 */
const foldText = `
DO $do$
DECLARE letters text;
BEGIN
  SELECT collname INTO letters FROM pg_collation WHERE collname IN ('und-x-icu', 'pg_c_utf8', 'C.utf8')
    ORDER BY array_position(ARRAY['und-x-icu', 'pg_c_utf8', 'C.utf8'], collname::text) LIMIT 1;
  IF letters IS NULL THEN RAISE 'no collation of this server knows the letters of Unicode'; END IF;
  EXECUTE format($format$
    CREATE FUNCTION fold_text(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $body$ SELECT lower(regexp_replace(normalize(coalesce(said, ''), NFD), '[${marks()}]', '', 'g') COLLATE %I) $body$
  $format$, letters);
END $do$;

CREATE FUNCTION source_of(utm text, referrer_host text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE campaign text;
BEGIN
  BEGIN
    campaign := utm::json ->> 'utm_source';
  EXCEPTION WHEN data_exception THEN
    campaign := NULL;
  END;
  RETURN lower(coalesce(nullif(campaign, ''), nullif(referrer_host, ''), 'direct') COLLATE "C");
END $$;
`;

/** Texts a person typed, folded where they are stored: a search reads them and folds nothing. */
const folded = (columns: readonly string[]): string =>
  `fold_text(${columns.map((column) => `coalesce(${column}, '')`).join(` || E'\\n' || `)})`;
const SHORT = ['name', 'email', 'company', 'service'];

const tables = inPostgres(`
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

CREATE TABLE leads (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  reference TEXT NOT NULL UNIQUE,
  idempotency_key TEXT UNIQUE,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  company TEXT,
  service TEXT,
  service_code TEXT,
  message TEXT,
  phone_key TEXT,
  first_page TEXT,
  form_page TEXT,
  opener TEXT,
  referrer_host TEXT,
  utm TEXT,
  source TEXT GENERATED ALWAYS AS (source_of(utm, referrer_host)) STORED,
  quarantine TEXT NOT NULL DEFAULT 'none' CHECK (quarantine IN ('none', 'held', 'released')),
  quarantine_reasons TEXT,
  status TEXT NOT NULL DEFAULT 'nouveau'
    CHECK (status IN ('nouveau', 'a-rappeler', 'devis-envoye', 'gagne', 'perdu')),
  status_reason TEXT,
  amount_cents INTEGER,
  follow_up_on TEXT,
  archived_at TEXT,
  answered_at TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  folded_names TEXT GENERATED ALWAYS AS (${folded(SHORT)}) STORED,
  folded_texts TEXT GENERATED ALWAYS AS (${folded(['reference', ...SHORT, 'message'])}) STORED
) STRICT;
CREATE INDEX leads_held ON leads(id) WHERE quarantine = 'held';
CREATE INDEX leads_archived ON leads(id) WHERE archived_at IS NOT NULL;
CREATE INDEX leads_by_status ON leads(status, id) WHERE quarantine <> 'held';
CREATE INDEX leads_by_email ON leads(lower(email));
CREATE INDEX leads_by_source ON leads(source, id);
CREATE INDEX leads_by_service ON leads(service_code, id);
CREATE INDEX leads_by_time ON leads(created_at);
CREATE INDEX leads_by_phone ON leads(phone_key, id) WHERE phone_key IS NOT NULL;
CREATE INDEX leads_to_follow_up ON leads(follow_up_on, id) WHERE follow_up_on IS NOT NULL AND quarantine <> 'held';
CREATE INDEX leads_with_amount ON leads(id, status, amount_cents)
  WHERE amount_cents IS NOT NULL AND quarantine <> 'held';
CREATE INDEX leads_unanswered ON leads(id)
  WHERE answered_at IS NULL AND status IN ('nouveau', 'a-rappeler') AND quarantine <> 'held';
CREATE INDEX leads_searched ON leads USING gin (folded_texts gin_trgm_ops);

CREATE TABLE lead_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  lead_id INTEGER NOT NULL REFERENCES leads(id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  detail TEXT,
  actor TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX lead_events_by_lead ON lead_events(lead_id, id);

CREATE TABLE lead_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  lead_id INTEGER NOT NULL REFERENCES leads(id) ON DELETE CASCADE,
  body TEXT NOT NULL,
  author TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX lead_notes_by_lead ON lead_notes(lead_id, id);

CREATE TABLE lead_replies (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  lead_id INTEGER NOT NULL REFERENCES leads(id) ON DELETE CASCADE,
  idempotency_key TEXT NOT NULL UNIQUE,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  message_id TEXT NOT NULL,
  in_reply_to TEXT,
  author TEXT NOT NULL,
  sent_at TEXT,
  answer TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX lead_replies_by_lead ON lead_replies(lead_id, id);

CREATE TABLE lead_attachments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  lead_id INTEGER NOT NULL REFERENCES leads(id) ON DELETE CASCADE,
  reply_id INTEGER REFERENCES lead_replies(id) ON DELETE SET NULL,
  name TEXT NOT NULL,
  size INTEGER NOT NULL,
  received INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX lead_attachments_by_lead ON lead_attachments(lead_id, id);
CREATE INDEX lead_attachments_by_reply ON lead_attachments(reply_id) WHERE reply_id IS NOT NULL;
CREATE INDEX lead_attachments_loose ON lead_attachments(created_at) WHERE reply_id IS NULL;

CREATE TABLE attachment_parts (
  attachment_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  lead_id INTEGER NOT NULL,
  content BLOB NOT NULL,
  PRIMARY KEY (attachment_id, position)
) STRICT;
CREATE INDEX attachment_parts_by_lead ON attachment_parts(lead_id);

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
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX contract_notices_open ON contract_notices(id) WHERE filed_at IS NULL;
CREATE INDEX contract_notices_by_time ON contract_notices(created_at);

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
  UNIQUE (kind, row_id)
) STRICT;
CREATE INDEX bin_by_time ON bin(binned_at);
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
`);

/**
 * What is counted as leads come is counted in sixteen rows, each session in one of them: a single row would be held by
 * each lead until its commit, and every other would wait for it.
 */
const totals = `
CREATE FUNCTION count_leads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lead_totals SET total = total + changed.leads * (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END)
  FROM (SELECT (quarantine = 'held')::int AS held, count(*) AS leads FROM changes GROUP BY 1) AS changed
  WHERE lead_totals.held = changed.held AND share = pg_backend_pid() % 16;
  RETURN NULL;
END $$;
CREATE TRIGGER leads_total_insert AFTER INSERT ON leads REFERENCING NEW TABLE AS changes
  FOR EACH STATEMENT EXECUTE FUNCTION count_leads();
CREATE TRIGGER leads_total_delete AFTER DELETE ON leads REFERENCING OLD TABLE AS changes
  FOR EACH STATEMENT EXECUTE FUNCTION count_leads();
CREATE FUNCTION recount_lead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lead_totals SET total = total + (CASE held WHEN (new.quarantine = 'held')::int THEN 1 ELSE -1 END)
  WHERE share = pg_backend_pid() % 16;
  RETURN NULL;
END $$;
CREATE TRIGGER leads_total_update AFTER UPDATE OF quarantine ON leads FOR EACH ROW
  WHEN ((old.quarantine = 'held') <> (new.quarantine = 'held')) EXECUTE FUNCTION recount_lead();
`;

/** The schema of SQLite's twelfth format; pg_trgm has been for whoever owns a database to install since version 13. */
export const firstFormat = `CREATE EXTENSION IF NOT EXISTS pg_trgm;${foldText}${tables}${totals}`;
