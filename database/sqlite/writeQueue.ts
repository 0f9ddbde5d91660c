import { type Job, StoreUnavailable, type WriteQueue } from '../store.ts';
import type { SqliteConnection } from './sqliteConnection.ts';

/** Translates an error of the database; undefined for an error of one job (a constraint, a fault in its code). */
function unavailable(error: unknown): StoreUnavailable | undefined {
  if (error instanceof StoreUnavailable) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^SQLITE_(BUSY|LOCKED|CANTOPEN|NOMEM)/.test(code)) return new StoreUnavailable('busy', { cause: error });
  if (code === 'SQLITE_FULL') return new StoreUnavailable('full', { cause: error });
  if (/^SQLITE_(IOERR|CORRUPT|NOTADB|READONLY)/.test(code)) return new StoreUnavailable('broken', { cause: error });
  return undefined;
}

interface Waiting {
  job: Job<unknown>;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
  since: number;
}

interface Options {
  /** Called once after an I/O error: what the disk holds is unknown, so that no write may be retried. */
  onBroken: (error: unknown) => void;
  /** Whether the path still leads to the opened file; called after each commit, before any result. */
  isOurs?: () => boolean;
  /** Copies the journal into the file in another thread. Without this function SQLite copies it within a commit. */
  checkpoint?: (() => Promise<unknown>) | undefined;
}

/** Maximum jobs of one commit. */
const GROUP_SIZE = 100;
const BUSY_DEADLINE_MS = 3000;
const BUSY_PAUSE_MS = 50;
/** Pages of the journal from which on it is copied into the file (SQLite's default). */
const COPIED_PAGES = 1000;
/** Pages of the journal from which on writes wait for the copy: SQLite can reuse the journal only if nothing was added during the copy. */
const WAITING_PAGES = 2000;
/** Pages of the journal from which on SQLite itself copies it within a commit. */
const MOST_PAGES = 16_000;

/**
 * Group commit: waiting jobs share one transaction and one flush, each in a savepoint: a bad job fails alone. A group runs in one turn of
 * the event loop: a job that waits for anything else fails. A file held by another process blocks nothing.
 * @param writer only to write: it sees uncommitted rows.
 */
export function createWriteQueue(
  writer: SqliteConnection,
  { onBroken, isOurs = () => true, checkpoint }: Options,
): WriteQueue {
  const { handle } = writer;
  if (checkpoint) handle.pragma(`wal_autocheckpoint = ${MOST_PAGES}`);
  const journal = handle.prepare('PRAGMA wal_checkpoint(NOOP)');
  let copying: Promise<void> | undefined;
  const attempt = createAttempt(writer);
  const waiting: Waiting[] = [];
  let state: 'idle' | 'scheduled' | 'broken' = 'idle';

  function schedule(delay = 0): void {
    state = 'scheduled';
    if (delay > 0) setTimeout(drain, delay);
    else setImmediate(drain);
  }

  async function drain(): Promise<void> {
    try {
      handle.exec('BEGIN IMMEDIATE');
    } catch (error) {
      postpone(unavailable(error) ?? error);
      return;
    }
    const group = waiting.splice(0, GROUP_SIZE);
    try {
      const outcomes: (() => void)[] = [];
      for (const entry of group) outcomes.push(await attempt(entry));
      handle.exec('COMMIT');
      if (!isOurs()) throw new StoreUnavailable('broken');
      for (const answer of outcomes) answer();
      await shortenJournal();
    } catch (error) {
      if (handle.inTransaction) handle.exec('ROLLBACK');
      const failure = unavailable(error) ?? error;
      for (const entry of group) entry.reject(failure);
      stopIfBroken(failure);
    }
    goOn();
  }

  /** Begins to copy a long journal into the file; resolves after the copy only when writes must wait for it. */
  async function shortenJournal(): Promise<void> {
    const { log } = journal.get() as { log: number };
    const copied = log < COPIED_PAGES ? undefined : copyJournal();
    if (log >= WAITING_PAGES) await copied;
  }

  function copyJournal(): Promise<void> | undefined {
    copying ??= checkpoint?.()
      .catch((error) => stopIfBroken(unavailable(error) ?? error))
      .then(() => {
        copying = undefined;
      });
    return copying;
  }

  /** After a transaction that could not begin: jobs whose time is not up wait for the next one, the others reject. */
  function postpone(failure: unknown): void {
    const busy = failure instanceof StoreUnavailable && failure.reason === 'busy';
    const oldest = performance.now() - BUSY_DEADLINE_MS;
    for (const entry of waiting.splice(0)) {
      if (busy && entry.since > oldest) waiting.push(entry);
      else entry.reject(failure);
    }
    stopIfBroken(failure);
    goOn(BUSY_PAUSE_MS);
  }

  function goOn(delay = 0): void {
    if (state === 'broken') return;
    if (waiting.length > 0) schedule(delay);
    else state = 'idle';
  }

  function stopIfBroken(failure: unknown): void {
    if (!(failure instanceof StoreUnavailable) || failure.reason !== 'broken' || state === 'broken') return;
    state = 'broken';
    onBroken(failure);
  }

  return {
    giveUp: () => stopIfBroken(new StoreUnavailable('broken')),
    // Copies the journal into the file, mostly in another thread, then truncates it. First waits for a copy under way, which may have begun
    // before the last commit.
    forgetErased: async () => {
      await copying;
      await copyJournal();
      const [result] = handle.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
      return result?.busy === 0;
    },
    write: (job) =>
      new Promise((resolve, reject) => {
        if (state === 'broken') return reject(new StoreUnavailable('broken'));
        waiting.push({ job, resolve, reject, since: performance.now() });
        if (state === 'idle') schedule();
      }),
  };
}

/**
 * Runs one job; returns a function that resolves or rejects its promise, to be called after the commit.
 * @throws when the store itself fails: the whole group is then rolled back (a full disk ends the transaction by itself).
 */
function createAttempt(writer: SqliteConnection): (entry: Waiting) => Promise<() => void> {
  const { handle } = writer;
  // Prepared once: they are run for every job.
  const begin = handle.prepare('SAVEPOINT job');
  const keep = handle.prepare('RELEASE job');
  const undo = handle.prepare('ROLLBACK TO job');
  return async ({ job, resolve, reject }) => {
    begin.run();
    const lent = writer.lend();
    try {
      const value = (await withinThisTurn(job(lent))) as never;
      keep.run();
      return () => resolve(value);
    } catch (error) {
      if (unavailable(error) || !handle.inTransaction) throw error;
      undo.run();
      keep.run();
      return () => reject(error);
    } finally {
      lent.end();
    }
  };
}

/** Resolves to the result of a job; rejects when the job has not ended by the next turn of the event loop. */
function withinThisTurn<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = setImmediate(() => reject(new Error('a job of the write queue waited for something else')));
    const inTime = (answer: () => void) => {
      clearImmediate(late);
      answer();
    };
    work.then(
      (value) => inTime(() => resolve(value)),
      (error: unknown) => inTime(() => reject(error)),
    );
  });
}
