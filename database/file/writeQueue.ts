import Database from 'better-sqlite3';
import type { Connection } from './connection.ts';

/** A write that could not be made now; nothing of it is stored. Trying again later is right, except for `broken`. */
export class StoreUnavailable extends Error {
  readonly reason: 'busy' | 'full' | 'broken';

  constructor(reason: 'busy' | 'full' | 'broken', options?: ErrorOptions) {
    super(`database ${reason}`, options);
    this.name = 'StoreUnavailable';
    this.reason = reason;
  }
}

export interface WriteQueue {
  /**
   * Runs a synchronous job inside a transaction and answers its result once the commit is on disk.
   * @throws what the job throws (its own changes alone are undone), or StoreUnavailable.
   */
  write<Result>(job: (connection: Connection) => Result): Promise<Result>;
  /** Somebody else saw that the file cannot be trusted: nothing is written any more. */
  giveUp(): void;
}

interface Waiting {
  job: (connection: Connection) => unknown;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
  since: number;
}

const GROUP_SIZE = 100;
const BUSY_DEADLINE_MS = 3000;
const BUSY_PAUSE_MS = 50;

/**
 * Group commit: the jobs waiting when the queue's turn comes share one transaction, hence one flush to disk; each runs
 * in a savepoint, so a bad one fails alone. A lone job waits for nobody. When another process holds the file the queue
 * waits without blocking the event loop.
 * @param onBroken called once after an I/O error: the file's state on disk is unknown, so nothing may be retried.
 * @param isOurs whether the path still leads to the file that was opened; asked after each commit, before anybody is told.
 */
export function createWriteQueue(
  connection: Connection,
  onBroken: (error: unknown) => void,
  isOurs: () => boolean = () => true,
): WriteQueue {
  const waiting: Waiting[] = [];
  let state: 'idle' | 'scheduled' | 'broken' = 'idle';

  function schedule(delay = 0): void {
    state = 'scheduled';
    if (delay > 0) setTimeout(drain, delay);
    else setImmediate(drain);
  }

  function drain(): void {
    state = 'idle';
    try {
      connection.exec('BEGIN IMMEDIATE');
    } catch (error) {
      postpone(unavailable(error) ?? error);
      return;
    }
    const group = waiting.splice(0, GROUP_SIZE);
    try {
      const outcomes = group.map((entry) => attempt(connection, entry));
      connection.exec('COMMIT');
      if (!isOurs()) throw new StoreUnavailable('broken');
      for (const settle of outcomes) settle();
    } catch (error) {
      if (connection.inTransaction) connection.exec('ROLLBACK');
      const failure = unavailable(error) ?? error;
      for (const entry of group) entry.reject(failure);
      stopIfBroken(failure);
    }
    if (waiting.length > 0 && state === 'idle') schedule();
  }

  /** The transaction could not begin: those who still have time wait, the others learn it. */
  function postpone(failure: unknown): void {
    const busy = failure instanceof StoreUnavailable && failure.reason === 'busy';
    const oldest = performance.now() - BUSY_DEADLINE_MS;
    for (const entry of waiting.splice(0)) {
      if (busy && entry.since > oldest) waiting.push(entry);
      else entry.reject(failure);
    }
    stopIfBroken(failure);
    if (waiting.length > 0) schedule(BUSY_PAUSE_MS);
  }

  function stopIfBroken(failure: unknown): void {
    if (!(failure instanceof StoreUnavailable) || failure.reason !== 'broken' || state === 'broken') return;
    state = 'broken';
    onBroken(failure);
  }

  return {
    giveUp: () => stopIfBroken(new StoreUnavailable('broken')),
    write: (job) =>
      new Promise((resolve, reject) => {
        if (state === 'broken') return reject(new StoreUnavailable('broken'));
        waiting.push({ job, resolve, reject, since: performance.now() });
        if (state === 'idle') schedule();
      }),
  };
}

/**
 * Runs one job and answers how to tell its caller after the commit.
 * @throws when the store itself fails: the whole group is then undone (a full disk ends the transaction by itself).
 */
function attempt(connection: Connection, { job, resolve, reject }: Waiting): () => void {
  connection.exec('SAVEPOINT job');
  try {
    const value = job(connection) as never;
    connection.exec('RELEASE job');
    return () => resolve(value);
  } catch (error) {
    if (unavailable(error) || !connection.inTransaction) throw error;
    connection.exec('ROLLBACK TO job; RELEASE job');
    return () => reject(error);
  }
}

/** Errors about the store; undefined for those about one job (a constraint, a mistake in its code). */
function unavailable(error: unknown): StoreUnavailable | undefined {
  if (error instanceof StoreUnavailable) return error;
  const code = error instanceof Database.SqliteError ? error.code : '';
  if (/^SQLITE_(BUSY|LOCKED|CANTOPEN|NOMEM)/.test(code)) return new StoreUnavailable('busy', { cause: error });
  if (code === 'SQLITE_FULL') return new StoreUnavailable('full', { cause: error });
  if (/^SQLITE_(IOERR|CORRUPT|NOTADB|READONLY)/.test(code)) return new StoreUnavailable('broken', { cause: error });
  return undefined;
}
