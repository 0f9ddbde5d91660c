import type { Migration } from '../file/migrations.ts';

/** Calls to the owner's own address when something is wrong, until they are answered. */
const sql = `
CREATE TABLE webhook_calls (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  body TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
`;

export const webhookCalls: Migration = { name: 'webhook calls', sql };
