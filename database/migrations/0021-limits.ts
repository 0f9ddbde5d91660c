import type { Migration } from '../file/migrations.ts';

/**
 * What is counted against a limit has one row a key, attempts at an account included: none is forgotten because others are
 * counted too. The legal receipts are among the mails that leave first.
 */
const sql = `
DROP TABLE login_attempts;
DROP TABLE rate_counts;
CREATE TABLE limit_counts (
  bucket TEXT PRIMARY KEY,
  amount INTEGER NOT NULL,
  ends_at TEXT NOT NULL
) STRICT;
CREATE INDEX limit_counts_by_end ON limit_counts(ends_at);
DROP INDEX outbox_first;
CREATE INDEX outbox_first ON outbox(next_attempt_at)
  WHERE state = 'waiting' AND kind IN ('contract-notice-receipt', 'contract-notice', 'lead-reply', 'lead-notification', 'lead-correction');
CREATE INDEX outbox_second ON outbox(next_attempt_at) WHERE state = 'waiting' AND kind = 'lead-acknowledgement';
CREATE INDEX outbox_from ON outbox(origin_key, created_at) WHERE origin_key IS NOT NULL;
DROP INDEX outbox_notifications;
CREATE INDEX outbox_notifications ON outbox(created_at)
  WHERE kind IN ('lead-notification', 'lead-correction', 'contract-notice');
`;

export const limits: Migration = { name: 'limits', sql };
