import { firstSchema } from './migrations/0001-first-schema.ts';
import { deskIndexes } from './migrations/0002-desk-indexes.ts';
import { outboxRecipient } from './migrations/0003-outbox-recipient.ts';
import { searchBehind } from './migrations/0004-search-behind.ts';
import { bin } from './migrations/0006-bin.ts';

/** One step of the schema: plain SQL, run inside one transaction with its version number. */
export interface Migration {
  name: string;
  sql: string;
}

/** Every step in order; step n brings the file to version n + 1. A released step is never edited. */
export const migrations: readonly Migration[] = [firstSchema, deskIndexes, outboxRecipient, searchBehind, bin];

export const newestVersion = migrations.length;
