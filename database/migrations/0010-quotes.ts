/**
 * Quotes and the payments received for them. A quote names its request by number without a foreign key, since an accepted text outlives its
 * request and stays in place while that is in the bin. Once sent, `document` and `text` never change.
 */
export const quotes = {
  name: 'quotes',
  sql: `
CREATE TABLE quotes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  lead_id INTEGER NOT NULL,
  person_id INTEGER REFERENCES people(id),
  replaces_id INTEGER,
  number TEXT UNIQUE,
  status TEXT NOT NULL DEFAULT 'draft',
  quality TEXT NOT NULL,
  client TEXT NOT NULL,
  lines TEXT NOT NULL,
  scope TEXT NOT NULL,
  delay TEXT NOT NULL,
  words TEXT NOT NULL,
  total_cents INTEGER NOT NULL,
  deposit_cents INTEGER NOT NULL,
  valid_until TEXT NOT NULL,
  email TEXT NOT NULL,
  nonce TEXT NOT NULL,
  token_hash TEXT UNIQUE,
  document TEXT,
  text TEXT,
  proof TEXT,
  acceptance TEXT,
  reason TEXT,
  sent_at TEXT,
  opened_at TEXT,
  accepted_at TEXT,
  accepted_how TEXT,
  closed_at TEXT,
  delivered_on TEXT,
  asked_at TEXT,
  rating INTEGER,
  comment TEXT,
  quoted_as TEXT,
  rated_at TEXT,
  published_at TEXT,
  author TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX quotes_by_lead ON quotes(lead_id, id);
CREATE INDEX quotes_by_person ON quotes(person_id);
CREATE INDEX quotes_by_status ON quotes(status, id);
CREATE INDEX quotes_accepted ON quotes(accepted_at) WHERE accepted_at IS NOT NULL;
CREATE INDEX quotes_delivered ON quotes(delivered_on) WHERE delivered_on IS NOT NULL AND asked_at IS NULL;

CREATE TABLE quote_receipts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  quote_id INTEGER NOT NULL REFERENCES quotes(id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  received_on TEXT NOT NULL,
  amount_cents INTEGER NOT NULL,
  means TEXT NOT NULL,
  author TEXT NOT NULL,
  created_at TEXT NOT NULL,
  UNIQUE (quote_id, kind)
) STRICT;
CREATE INDEX quote_receipts_by_day ON quote_receipts(received_on);

ALTER TABLE outbox ADD COLUMN quote_id INTEGER REFERENCES quotes(id) ON DELETE CASCADE;
CREATE INDEX outbox_by_quote ON outbox(quote_id) WHERE quote_id IS NOT NULL;
DROP INDEX outbox_first;
CREATE INDEX outbox_first ON outbox(next_attempt_at)
  WHERE state = 'waiting' AND kind IN ('contract-notice-receipt', 'contract-notice', 'quote-accepted', 'quote', 'quote-answer', 'lead-reply', 'lead-notification', 'lead-correction');
`,
};
