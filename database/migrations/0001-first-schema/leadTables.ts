/**
 * Requests and the rows that belong to them. A file’s bytes are in a table of their own, by the request’s number and without a foreign key,
 * so that they stay while the request is in the bin.
 */
export const leadTables = `
CREATE TABLE leads (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  reference TEXT NOT NULL UNIQUE,
  idempotency_key TEXT UNIQUE,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  company TEXT,
  service TEXT,
  service_code TEXT,
  phone TEXT,
  description TEXT,
  budget TEXT,
  timeline TEXT,
  priority TEXT,
  phone_key TEXT,
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
  archived_at TEXT,
  answered_at TEXT,
  person_id INTEGER REFERENCES people(id),
  follow_up_time TEXT NOT NULL DEFAULT '',
  origin TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX leads_archived ON leads(id) WHERE archived_at IS NOT NULL;
CREATE INDEX leads_by_hand ON leads(created_at, id) WHERE origin IS NOT NULL;
CREATE INDEX leads_by_person ON leads(person_id, id);
CREATE INDEX leads_by_phone ON leads(phone_key, id) WHERE phone_key IS NOT NULL;
CREATE INDEX leads_by_service ON leads(service_code, id);
CREATE INDEX leads_by_status ON leads(status, id) WHERE quarantine <> 'held';
CREATE INDEX leads_by_time ON leads(created_at);
CREATE INDEX leads_held ON leads(id) WHERE quarantine = 'held';
CREATE INDEX leads_to_follow_up ON leads(follow_up_on, follow_up_time, id)
  WHERE follow_up_on IS NOT NULL AND quarantine <> 'held';
CREATE INDEX leads_unanswered ON leads(id)
  WHERE answered_at IS NULL AND status IN ('nouveau', 'a-rappeler') AND quarantine <> 'held';
CREATE INDEX leads_with_amount ON leads(id, status, amount_cents)
  WHERE amount_cents IS NOT NULL AND quarantine <> 'held';

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
`;
