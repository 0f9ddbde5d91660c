import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { JournalLine } from '../../data/api/journal.ts';
import {
  type JournalAction,
  type JournalKind,
  type JournalOrigin,
  journalActions,
} from '../../data/desk/journalActions.ts';
import { all, build, first, insert, run } from '../query.ts';
import type { Connection } from '../store.ts';

/** What is written; whoever acts at the desk is its `account`. */
export interface JournalEntry {
  action: JournalAction;
  at: string;
  origin?: JournalOrigin;
  account?: string | null;
  subject?: string;
  amount?: number;
}

const COLUMNS = ['id', 'at', 'kind', 'action', 'origin', 'account', 'subject', 'amount'] as const;

/** Writes a line, in the transaction of what it tells. */
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

/** In an hour so many failures are written; whoever guesses on fills the log, not the journal. */
const MOST_FAILURES = 100;
const HOUR = 60 * 60_000;

/** Writes a failure, unless the last hour has enough of them. */
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

interface Page {
  kind?: JournalKind | undefined;
  limit: number;
  before?: number | undefined;
}

/** A page of the journal, newest first, and how many lines the filter has in all. */
export async function pageOfJournal(connection: Connection, { kind, limit, before }: Page) {
  const found = build
    .selectFrom('journal')
    .$if(kind !== undefined, (some) => some.where('kind', '=', kind ?? 'sign-in'));
  const page = found
    .select(COLUMNS)
    .$if(before !== undefined, (some) => some.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1);
  const rows = await all(connection, page);
  const lines = rows.slice(0, limit);
  const counted = await first(connection, found.select(build.fn.countAll<number>().as('total')));
  const total = Number(counted?.total ?? 0);
  return { lines, total, next: rows.length > limit ? (lines.at(-1)?.id ?? null) : null };
}

/** Every line of a kind, or of all, oldest first, a few hundred at a time. */
export async function* eachJournalLine(connection: Connection, kind?: JournalKind): AsyncGenerator<JournalLine[]> {
  const found = build
    .selectFrom('journal')
    .select(COLUMNS)
    .$if(kind !== undefined, (some) => some.where('kind', '=', kind ?? 'sign-in'))
    .orderBy('id');
  let after = 0;
  for (;;) {
    const rows = await all(connection, found.where('id', '>', after).limit(500));
    yield rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    await yieldToOthers();
  }
}

/** Drops the lines before a time; the table itself refuses what is younger than twelve months. */
export const purgeJournal = (connection: Connection, before: string): Promise<number> =>
  run(connection, build.deleteFrom('journal').where('at', '<', before));
