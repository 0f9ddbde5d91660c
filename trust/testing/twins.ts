import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { backUp } from '../../database/file/backup.ts';
import { sqliteConnection } from '../../database/sqlite/sqliteConnection.ts';
import { createWriteQueue } from '../../database/sqlite/writeQueue.ts';
import { runNightlyIfDue } from '../../server/jobs/maintenance.ts';
import type { MountedPages } from '../../server/mountedPages.ts';
import type { Services } from '../../server/services.ts';
import { rawDatabase } from '../../server/testing/siteUnderTest.ts';
import { pause } from './call.ts';

const afterStart = (change: () => void) => setTimeout(change, 50);

/**
 * Returns a function that gives the longest turn of the event loop since its last call, in milliseconds: by the clock, and of this thread's
 * processor time, which other programs of the machine do not lengthen.
 */
function watchTurns() {
  const turns = monitorEventLoopDelay({ resolution: 1 });
  turns.enable();
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let before = used();
  let processor = 0;
  setInterval(() => {
    const now = used();
    processor = Math.max(processor, now - before);
    before = now;
  }, 1).unref();
  return () => {
    const longest = { wall: turns.max / 1e6, processor };
    turns.reset();
    processor = 0;
    return longest;
  };
}

type Alteration = (services: Services, pages: MountedPages) => void | Promise<void>;

/** A protection switched off, so that the test that guards it can be seen to fail; or a measuring call added for a test. */
export const twins = {
  /** Sets SQLite's flush mode to better-sqlite3's own default in WAL mode. */
  'normal-flush': async (services) => void (await rawDatabase(services)).pragma('synchronous = NORMAL'),
  /** Returns the job's result at once and commits 30 s later: long after the kill, however slow the machine. */
  'answer-first': async ({ queue }) => {
    const raw = await rawDatabase({ queue });
    const connection = sqliteConnection(raw);
    queue.write = async (job) => {
      if (!raw.inTransaction) {
        raw.exec('BEGIN');
        setTimeout(() => raw.exec('COMMIT'), 30_000);
      }
      return job(connection);
    };
  },
  /** Returns a result before its commit, like `answer-first`, with a database server, whose jobs may wait. */
  'answer-early': ({ queue }) => {
    const { write } = queue;
    queue.write = (job, options) =>
      new Promise((resolve, reject) => {
        const slowly: typeof job = async (connection) => {
          const result = await job(connection);
          resolve(result);
          await pause(100);
          return result;
        };
        write(slowly, options).catch(reject);
      });
  },
  /** Reports a failed write as stored, and the site goes on. */
  'deaf-queue': async ({ queue }) => {
    const connection = sqliteConnection(await rawDatabase({ queue }));
    const { write } = createWriteQueue(connection, { onBroken: () => undefined });
    queue.write = (job) => write(job).catch(() => ({ id: 1, reference: 'DEV-2026-0001', outcome: 'stored' }) as never);
  },
  /** Writes to the database without checking that its file is still there. */
  'blind-queue': async ({ queue }) => {
    const connection = sqliteConnection(await rawDatabase({ queue }));
    Object.assign(queue, createWriteQueue(connection, { onBroken: () => undefined }));
    queue.giveUp = () => undefined;
  },
  /** Only writes, not the site's own timer, check that the database file is still there. */
  'only-writes-look': ({ queue }) => {
    queue.giveUp = () => undefined;
  },
  /** A sender waits for the row that another sender is claiming, instead of skipping it. */
  'no-skip': ({ connection }) => void Object.assign(connection.engine.lock, { skip: sql`` }),
  /** Deletes the idempotency key of a lead at once, so that a form posted twice is no longer one row. */
  'no-key': async (services) =>
    void (await rawDatabase(services)).exec(`CREATE TEMP TRIGGER forget AFTER INSERT ON leads
      BEGIN UPDATE leads SET idempotency_key = NULL WHERE id = new.id; END`),
  /** The night's work is done before the site listens. */
  night: (services) => runNightlyIfDue(services),
  /** For machines where no small disk can be mounted: SIGUSR1 keeps the file from growing, SIGUSR2 lets it again. */
  'small-file': async (services) => {
    const raw = await rawDatabase(services);
    process.on('SIGUSR1', () => void raw.pragma('max_page_count = 1'));
    process.on('SIGUSR2', () => void raw.pragma('max_page_count = 1000000'));
  },
  /** Ends the process at SIGTERM at once, without an orderly stop. */
  'abrupt-stop': () =>
    void afterStart(() => process.removeAllListeners('SIGTERM').on('SIGTERM', () => process.exit(0))),
  /** Node's own reaction to a closed terminal: the process ends at once. */
  'deaf-to-hangup': () => void afterStart(() => process.removeAllListeners('SIGHUP')),
  /** Ignores uncaught errors. */
  shrug: () =>
    void afterStart(() => process.removeAllListeners('uncaughtException').on('uncaughtException', () => undefined)),
  /** Parses a body before the server's own reader does, without catching an error. */
  'careless-reader': (_services, pages) => {
    pages.sendCached = (request) => {
      request.once('data', (body: Buffer) => JSON.parse(body.toString()));
      return false;
    };
  },
  /** `/probe/throw`, `/probe/reject`, `/probe/uncaught`, `/probe/memory`, `/probe/backup`, `/probe/night`, and `/probe/turn`. */
  probe: (services, pages) => {
    let backups = 0;
    let longestTurns: (() => { wall: number; processor: number }) | undefined;
    pages.handler = async (request, response, next) => {
      if (request.path === '/probe/throw') throw new Error('secret of the stack');
      if (request.path === '/probe/reject') await Promise.reject(new Error('secret of the stack'));
      if (request.path === '/probe/uncaught')
        return void setImmediate(() => {
          response.end();
          throw new Error('uncaught');
        });
      if (request.path === '/probe/memory') {
        globalThis.gc?.();
        return void response.json(process.memoryUsage());
      }
      if (request.path === '/probe/turn') {
        longestTurns ??= watchTurns();
        return void response.json(longestTurns());
      }
      // Work that the site otherwise does on its schedule, done at this request.
      if (request.path === '/probe/night') return void response.json((await runNightlyIfDue(services)) ?? 'done');
      if (request.path !== '/probe/backup') return next();
      backups += 1;
      response.json(await backUp(services.settings.dataDir, new Date(backups * 1000)));
    };
  },
} satisfies Record<string, Alteration>;

export type Twin = keyof typeof twins;

export const isTwin = (name: string): name is Twin => Object.hasOwn(twins, name);
