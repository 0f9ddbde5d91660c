import type { Migration } from '../file/migrations.ts';

/**
 * Held leads are archived instead of deleted; mails to strangers are counted by where their form was posted from (a
 * fingerprint); what counts notifications of the last hour and receipts that wait. Names and addresses of sign-ins tried
 * so far stood there in clear.
 */
const sql = `
ALTER TABLE leads ADD COLUMN archived_at TEXT;
CREATE INDEX leads_archived ON leads(id) WHERE archived_at IS NOT NULL;
ALTER TABLE outbox ADD COLUMN origin_key TEXT;
CREATE INDEX outbox_sent_from ON outbox(origin_key, sent_at) WHERE state = 'sent' AND origin_key IS NOT NULL;
CREATE INDEX outbox_waiting_for ON outbox(recipient_key) WHERE state = 'waiting' AND recipient_key IS NOT NULL;
CREATE INDEX outbox_notifications ON outbox(created_at) WHERE kind IN ('lead-notification', 'lead-correction');
CREATE INDEX outbox_summaries ON outbox(kind, next_attempt_at)
  WHERE state = 'waiting' AND kind IN ('lead-summary', 'held-summary');
DELETE FROM login_attempts;
`;

export const heldAndBursts: Migration = { name: 'held and bursts', sql };
