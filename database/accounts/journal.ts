import type { JournalRow } from '../../data/api/accounts.ts';
import {
  type JournalAction,
  type JournalKind,
  type JournalOrigin,
  journalActions,
} from '../../data/desk/journalActions.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';
import {
  build,
  type Connection,
  type Cursor,
  countOf,
  first,
  inPieces,
  insert,
  ROWS_AT_ONCE,
  rowsBefore,
  run,
} from '../store.ts';

/** An entry of the journal; `account` is the desk account that acted. */
export interface JournalEntry {
  action: JournalAction;
  at: string;
  origin?: JournalOrigin;
  account?: string | null;
  subject?: string;
  amount?: number;
}

const COLUMNS = ['id', 'at', 'kind', 'action', 'origin', 'account', 'subject', 'amount'] as const;

/** Writes an entry, in the transaction of the change it records. */
export async function writeJournal(connection: Connection, entry: JournalEntry): Promise<void> {
  const { action, at, origin = 'desk', account = null, subject = null, amount = null } = entry;
  await insert(connection, 'journal', {
    at,
    kind: journalActions[action].kind,
    action,
    origin,
    account,
    subject,
    amount,
  });
}

/** Maximum failures written to the journal in an hour; further ones are only in the log. */
const MOST_FAILURES = 100;
const HOUR = 60 * 60_000;

/** Writes a failure to the journal, unless the hour already has the maximum. */
export async function writeFailure(connection: Connection, entry: JournalEntry): Promise<void> {
  const since = new Date(Date.parse(entry.at) - HOUR).toISOString();
  const recent = build
    .selectFrom('journal')
    .select(build.fn.countAll<number>().as('total'))
    .where('kind', '=', 'failure')
    .where('at', '>', since);
  const { total = 0 } = (await first(connection, recent)) ?? {};
  if (Number(total) < MOST_FAILURES) await writeJournal(connection, entry);
}

const ofKind = (kind: JournalKind | undefined) =>
  build.selectFrom('journal').$if(kind !== undefined, (some) => some.where('kind', '=', kind ?? 'sign-in'));

/** Returns one page of the journal, newest first, and the number of entries that the filter selects. */
export async function listJournal(
  connection: Connection,
  { kind, ...cursor }: Cursor & { kind?: JournalKind | undefined },
) {
  const found = ofKind(kind);
  const { page: lines, next } = await rowsBefore(connection, found.select(COLUMNS), cursor);
  return { lines, total: await countOf(connection, found), next };
}

/** Every line of a kind, or of all, oldest first, a few hundred at a time. */
export function eachJournalRow(connection: Connection, kind?: JournalKind): AsyncGenerator<JournalRow[]> {
  const found = ofKind(kind).select(COLUMNS);
  return inPieces(connection, (after) => found.where('id', '>', after));
}

/** Deletes journal entries older than a time; a database trigger refuses to delete entries younger than twelve months. */
export const purgeJournal = (connection: Connection, before: string): Promise<number> =>
  run(
    connection,
    build
      .deleteFrom('journal')
      .where('id', 'in', build.selectFrom('journal').select('id').where('at', '<', before).limit(ROWS_AT_ONCE)),
  );

const RESTORED = 'restored-at';

/**
 * Stores, in the settings, that this database was restored from a copy; a database of an older schema may have no journal, but always has
 * settings.
 */
export const leaveForJournal = (connection: Connection, at: string): Promise<void> =>
  writeSetting(connection, RESTORED, at);

/** Moves the stored note of a restore to the journal; runs inside the write queue. */
export async function writeLeftNotes(connection: Connection): Promise<void> {
  const at = await readSetting(connection, RESTORED);
  if (!at) return;
  await writeJournal(connection, { action: 'database-restored', origin: 'command', at });
  await writeSetting(connection, RESTORED, '');
}
