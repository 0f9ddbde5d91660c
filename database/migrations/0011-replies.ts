import type { Migration } from '../file/migrations.ts';

/**
 * Replies as they were written, the files attached to them, and when a lead was first answered. A file's bytes stand in
 * parts of their own, by the lead's number and without a foreign key: they stay where they are while the lead is in the
 * bin, and go when it is erased (database/leads/attachments.ts).
 *
 * Leads answered so far: of the events until now, only a status « Devis envoyé » or « Gagné » that was not taken back to
 * « Nouveau » proves an answer, at that time at the latest. It becomes a line of the history like any other answer.
 */
const sql = `
ALTER TABLE leads ADD COLUMN answered_at TEXT;
INSERT INTO lead_events (lead_id, kind, detail, actor, created_at)
  SELECT lead_id, 'repondu', '{"way":"statut"}', actor, created_at FROM (
    SELECT e.lead_id, e.actor, e.created_at, row_number() OVER (PARTITION BY e.lead_id ORDER BY e.created_at, e.id) AS nth
    FROM lead_events e JOIN leads ON leads.id = e.lead_id
    WHERE e.kind = 'statut' AND e.detail ->> '$.to' IN ('devis-envoye', 'gagne') AND leads.status <> 'nouveau'
  ) WHERE nth = 1;
UPDATE leads SET answered_at = (SELECT min(created_at) FROM lead_events WHERE lead_id = leads.id AND kind = 'repondu')
  WHERE id IN (SELECT lead_id FROM lead_events WHERE kind = 'repondu');
CREATE INDEX leads_unanswered ON leads(id)
  WHERE answered_at IS NULL AND status IN ('nouveau', 'a-rappeler') AND quarantine <> 'held';

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

ALTER TABLE outbox ADD COLUMN reply_id INTEGER REFERENCES lead_replies(id) ON DELETE CASCADE;
ALTER TABLE outbox ADD COLUMN recipient TEXT;
CREATE INDEX outbox_by_reply ON outbox(reply_id) WHERE reply_id IS NOT NULL;
CREATE INDEX outbox_first ON outbox(next_attempt_at)
  WHERE state = 'waiting' AND kind IN ('lead-reply', 'lead-notification', 'lead-correction');
`;

export const replies: Migration = { name: 'replies', sql };
