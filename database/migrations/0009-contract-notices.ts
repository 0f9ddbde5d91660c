import { formerTermination } from '../../data/leads/contractNotices.ts';
import { parseMessage, UNSPECIFIED } from '../../data/leads/leadMessage.ts';
import type { Migration } from '../file/migrations.ts';

type Row = Record<string, string | number | null>;

/** The columns a notice takes from the lead it was stored as; `former_lead` keeps the whole of it. */
function noticeOf(lead: Row, parts: { events: Row[]; notes: Row[]; mails: Row[] }): Row {
  const message = typeof lead.message === 'string' ? lead.message : '';
  const said = parseMessage(message);
  const end = said && said.timeline !== UNSPECIFIED ? said.timeline : null;
  const filed = lead.status === 'gagne' || lead.status === 'perdu';
  const receipt = parts.mails.find(({ kind, state }) => kind === 'lead-acknowledgement' && state === 'sent');
  return {
    id: lead.id ?? null,
    kind: 'termination',
    reference: lead.reference ?? null,
    idempotency_key: lead.idempotency_key ?? null,
    name: lead.name ?? null,
    email: lead.email ?? null,
    contract: said?.description ?? message,
    wished_end: end,
    former_lead: JSON.stringify({ lead, events: parts.events, notes: parts.notes }),
    receipt_sent_at: receipt?.sent_at ?? null,
    filed_at: filed ? (lead.updated_at ?? null) : null,
    created_at: lead.created_at ?? null,
    updated_at: lead.created_at ?? null,
  };
}

/** The mails about such a lead are about its notice from now on; a summary's share becomes a mail of its own. */
const mailOf = (mail: Row, notice: Row): Row => ({
  ...mail,
  kind: mail.kind === 'lead-acknowledgement' ? 'contract-notice-receipt' : 'contract-notice',
  lead_id: null,
  notice_id: notice.id ?? null,
});

/** A termination in the bin as what it would be had it been stored today; null for anything else. */
function binnedNotice(content: unknown): string | null {
  const {
    leads = [],
    lead_events = [],
    lead_notes = [],
    outbox = [],
  } = JSON.parse(String(content)) as Record<string, Row[]>;
  const [lead] = leads;
  if (lead?.service_code !== formerTermination.code) return null;
  const notice = noticeOf(lead, { events: lead_events, notes: lead_notes, mails: outbox });
  return JSON.stringify({ contract_notices: [notice], outbox: outbox.map((mail) => mailOf(mail, notice)) });
}

/** The same for one that is in its tables: the object of its columns. */
function storedNotice(parts: unknown): string | null {
  const { lead, ...rest } = JSON.parse(String(parts)) as { lead: Row; events: Row[]; notes: Row[]; mails: Row[] };
  return JSON.stringify(noticeOf(lead, rest));
}

const LEAD = [
  'id',
  'reference',
  'idempotency_key',
  'name',
  'email',
  'company',
  'service',
  'service_code',
  'message',
  'first_page',
  'form_page',
  'opener',
  'referrer_host',
  'utm',
  'quarantine',
  'quarantine_reasons',
  'status',
  'status_reason',
  'amount_cents',
  'follow_up_on',
  'archived_at',
  'created_at',
  'updated_at',
];
const NOTICE = [
  'id',
  'kind',
  'reference',
  'idempotency_key',
  'name',
  'email',
  'contract',
  'wished_end',
  'former_lead',
  'receipt_sent_at',
  'filed_at',
  'created_at',
  'updated_at',
];
const object = (columns: readonly string[]): string =>
  `json_object(${columns.map((column) => `'${column}', ${column}`).join(', ')})`;
const rowsOf = (table: string, columns: readonly string[]): string =>
  `(SELECT json_group_array(${object(columns)}) FROM (SELECT * FROM ${table} WHERE lead_id = leads.id ORDER BY id))`;
const MOVED = `(SELECT id FROM leads WHERE service_code = '${formerTermination.code}')`;

/**
 * Notices that end a contract or withdraw from it leave the leads, whose filter could keep one out of sight. Terminations
 * stored so far move here whole, under their own number and reference, held ones and those in the bin too: what the notice
 * has no column for stays in `former_lead`.
 */
const sql = `
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

ALTER TABLE outbox ADD COLUMN notice_id INTEGER REFERENCES contract_notices(id) ON DELETE CASCADE;
CREATE INDEX outbox_by_notice ON outbox(notice_id) WHERE notice_id IS NOT NULL;

-- A number once a lead's is no other notice's: one may come back out of the bin.
INSERT INTO sqlite_sequence (name, seq) SELECT 'contract_notices', coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'leads'), 0);
INSERT INTO contract_notices (${NOTICE.join(', ')})
  SELECT ${NOTICE.map((column) => `notice ->> '$.${column}'`).join(', ')} FROM (
    SELECT stored_notice(json_object('lead', json(${object(LEAD)}),
      'events', json(${rowsOf('lead_events', ['kind', 'detail', 'actor', 'created_at'])}),
      'notes', json(${rowsOf('lead_notes', ['body', 'author', 'created_at'])}),
      'mails', json(${rowsOf('outbox', ['kind', 'state', 'sent_at'])}))) AS notice
    FROM leads WHERE service_code = '${formerTermination.code}' ORDER BY id
  );
UPDATE outbox SET notice_id = lead_id, lead_id = NULL,
  kind = CASE kind WHEN 'lead-acknowledgement' THEN 'contract-notice-receipt' ELSE 'contract-notice' END
  WHERE lead_id IN ${MOVED};
DELETE FROM lead_events WHERE lead_id IN ${MOVED};
DELETE FROM lead_notes WHERE lead_id IN ${MOVED};
DELETE FROM leads WHERE service_code = '${formerTermination.code}';

CREATE TABLE binned (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('lead', 'subscriber', 'contract-notice')),
  row_id INTEGER NOT NULL,
  content TEXT NOT NULL,
  actor TEXT,
  binned_at TEXT NOT NULL,
  announced_at TEXT,
  UNIQUE (kind, row_id)
) STRICT;
INSERT INTO binned (id, kind, row_id, content, actor, binned_at, announced_at)
  SELECT id, CASE WHEN notice IS NULL THEN kind ELSE 'contract-notice' END, row_id, coalesce(notice, content), actor,
    binned_at, announced_at
  FROM (SELECT bin.*, CASE kind WHEN 'lead' THEN binned_notice(content) END AS notice FROM bin);
UPDATE sqlite_sequence SET seq = (SELECT max(seq) FROM sqlite_sequence WHERE name IN ('bin', 'binned')) WHERE name = 'binned';
DROP TABLE bin;
ALTER TABLE binned RENAME TO bin;
CREATE INDEX bin_by_time ON bin(binned_at);
CREATE INDEX bin_to_announce ON bin(id) WHERE announced_at IS NULL;
`;

export const contractNotices: Migration = {
  name: 'contract notices',
  sql,
  functions: { stored_notice: storedNotice, binned_notice: binnedNotice },
};
