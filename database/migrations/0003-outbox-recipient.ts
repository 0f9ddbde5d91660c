import type { Migration } from '../file/migrations.ts';

/** Whose mailbox a mail to a stranger goes to, as a hash: the list-bombing brake counts by it. */
const sql = `
ALTER TABLE outbox ADD COLUMN recipient_key TEXT;
CREATE INDEX outbox_sent_to ON outbox(recipient_key, sent_at) WHERE state = 'sent' AND recipient_key IS NOT NULL;
CREATE INDEX outbox_sent_to_strangers ON outbox(sent_at) WHERE state = 'sent' AND recipient_key IS NOT NULL;
`;

export const outboxRecipient: Migration = { name: 'outbox recipient', sql };
