import { firstSchema } from '../migrations/0001-first-schema.ts';
import { deskIndexes } from '../migrations/0002-desk-indexes.ts';
import { outboxRecipient } from '../migrations/0003-outbox-recipient.ts';
import { searchBehind } from '../migrations/0004-search-behind.ts';
import { leadServiceCode } from '../migrations/0005-lead-service-code.ts';
import { bin } from '../migrations/0006-bin.ts';
import { heldAndBursts } from '../migrations/0007-held-and-bursts.ts';
import { searchBeginnings } from '../migrations/0008-search-beginnings.ts';
import { contractNotices } from '../migrations/0009-contract-notices.ts';
import { dayAndPhone } from '../migrations/0010-day-and-phone.ts';
import { replies } from '../migrations/0011-replies.ts';
import { replicas } from '../migrations/0012-replicas.ts';
import { people } from '../migrations/0013-people.ts';
import { webhookCalls } from '../migrations/0014-webhook-calls.ts';
import { accounts } from '../migrations/0015-accounts.ts';
import { letters } from '../migrations/0016-letters.ts';
import { changedSettings } from '../migrations/0017-changed-settings.ts';
import { deskArticles } from '../migrations/0018-desk-articles.ts';
import { pictures } from '../migrations/0019-pictures.ts';
import { bounces } from '../migrations/0020-bounces.ts';
import { limits } from '../migrations/0021-limits.ts';

/**
 * One step of the schema, run inside one transaction with its version number. SQLite's words are translated for PostgreSQL
 * (`database/postgres/inPostgres.ts`) where that does; a step that calls a function, or alters what one engine alone has,
 * says both.
 */
export interface Migration {
  name: string;
  sql: string;
  /** The same step in PostgreSQL's own words, which begins with the fourteenth format. */
  postgres?: string;
  /** SQL functions that this step alone calls, by name: nothing in the schema may name one. */
  functions?: Readonly<Record<string, (value: unknown) => string | null>>;
}

/** Every step in order; step n brings the file to version n + 1. A released step is never edited. */
export const migrations: readonly Migration[] = [
  firstSchema,
  deskIndexes,
  outboxRecipient,
  searchBehind,
  leadServiceCode,
  bin,
  heldAndBursts,
  searchBeginnings,
  contractNotices,
  dayAndPhone,
  replies,
  replicas,
  people,
  webhookCalls,
  accounts,
  letters,
  changedSettings,
  deskArticles,
  pictures,
  bounces,
  limits,
];

export const newestVersion = migrations.length;
