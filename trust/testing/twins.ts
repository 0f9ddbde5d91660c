import { scryptSync } from 'node:crypto';
import { writeSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { pino } from 'pino';
import { backUp } from '../../database/file/backup.ts';
import { sqliteConnection } from '../../database/sqlite/sqliteConnection.ts';
import { createWriteQueue } from '../../database/sqlite/writeQueue.ts';
import { trustClock } from '../../server/jobs/clock.ts';
import { runNightlyIfDue } from '../../server/jobs/maintenance.ts';
import type { MountedPages, Services } from '../../server/services.ts';
import { rawDatabase } from '../../server/testing/rawDatabase.ts';
import { noteBackup } from '../../server/watch/backupTrouble.ts';
import { watchSite } from '../../server/watch/startWatch.ts';
import { sendWebhookCalls } from '../../server/webhook/sendWebhookCalls.ts';
import { pause } from './call.ts';

const afterStart = (change: () => void) => setTimeout(change, 50);

const neverAborted = new AbortController().signal;

type Alteration = (services: Services, pages: MountedPages) => void | Promise<void>;

/** A protection switched off, so that the test that guards it can be seen to fail; or a probe the server lacks. */
export const twins = {
  /** better-sqlite3's own default in WAL mode. */
  'normal-flush': async (services) => void (await rawDatabase(services)).pragma('synchronous = NORMAL'),
  /** SQLite's own default: what a savepoint may undo goes to a file in /tmp. */
  'temporary-files': async (services) => void (await rawDatabase(services)).pragma('temp_store = FILE'),
  /** Answers what the job returned, commits half a second later. */
  'answer-first': async ({ queue }) => {
    const raw = await rawDatabase({ queue });
    const connection = sqliteConnection(raw);
    queue.write = async (job) => {
      if (!raw.inTransaction) {
        raw.exec('BEGIN');
        setTimeout(() => raw.exec('COMMIT'), 500);
      }
      return job(connection);
    };
  },
  /** The same of a server's database, whose jobs may wait. */
  'answer-early': ({ queue }) => {
    const { write } = queue;
    queue.write = (job, options) =>
      new Promise((resolve, reject) => {
        const slowly: typeof job = async (connection) => {
          const answer = await job(connection);
          resolve(answer);
          await pause(100);
          return answer;
        };
        write(slowly, options).catch(reject);
      });
  },
  /** A store that fails is answered as if it had not, and the site goes on. */
  'deaf-queue': async ({ queue }) => {
    const connection = sqliteConnection(await rawDatabase({ queue }));
    const { write } = createWriteQueue(connection, { onBroken: () => undefined });
    queue.write = (job) => write(job).catch(() => ({ id: 1, reference: 'DEV-2026-0001', outcome: 'stored' }) as never);
  },
  /** Writes without asking whether the file is still there. */
  'blind-queue': async ({ queue }) => {
    const connection = sqliteConnection(await rawDatabase({ queue }));
    Object.assign(queue, createWriteQueue(connection, { onBroken: () => undefined }));
    queue.giveUp = () => undefined;
  },
  /** Only a write looks whether the file is still there: whoever writes is the first to learn it. */
  'only-writes-look': ({ queue }) => {
    queue.giveUp = () => undefined;
  },
  /** Each log line is written before the loop goes on, however long its reader takes. */
  'patient-log': ({ logger }) => {
    Object.assign(logger, { [pino.symbols.streamSym]: { write: (line: string) => void writeSync(1, line) } });
  },
  /** A sender does not pass over the row that another is taking. */
  'no-skip': ({ connection }) => void Object.assign(connection.engine, { skipTaken: sql`` }),
  /** What makes a form posted twice one row is forgotten at once. */
  'no-key': async (services) =>
    void (await rawDatabase(services)).exec(`CREATE TEMP TRIGGER forget AFTER INSERT ON leads
      BEGIN UPDATE leads SET idempotency_key = NULL WHERE id = new.id; END`),
  /** What a corrected form said before is not kept. */
  'no-history': async (services) =>
    void (
      await rawDatabase(services)
    ).exec(`CREATE TEMP TRIGGER forget_words BEFORE INSERT ON lead_events WHEN new.kind = 'corrige'
      BEGIN SELECT RAISE(IGNORE); END`),
  /** The night's work is done before the site listens. */
  night: (services) => runNightlyIfDue(services),
  /** The night's backup fails and is made again without end, and the owner is told each time. */
  'restless-watch': (services) => {
    const turn = async (problem: string): Promise<void> => {
      await services.queue.write((writer) => noteBackup(writer, problem));
      await watchSite(services);
      await sendWebhookCalls(services, neverAborted);
      setTimeout(() => void turn(problem ? '' : 'essai'), 5);
    };
    afterStart(() => void turn('essai'));
  },
  /** Calls to the owner's address are made at once rather than at the next look. */
  'send-calls': (services) => void afterStart(() => void sendWebhookCalls(services, neverAborted)),
  /** A call that is to be made is forgotten by the database at once. */
  'forgetful-calls': async (services) =>
    void (await rawDatabase(services)).exec(`CREATE TEMP TRIGGER forget_call AFTER INSERT ON webhook_calls
      BEGIN DELETE FROM webhook_calls WHERE id = new.id; END`),
  /** Whatever the clock says is believed. */
  credulous: ({ queue }) => queue.write((writer) => trustClock(writer, new Date())),
  /** The journal is never carried over into the file. */
  'no-checkpoint': async (services) => void (await rawDatabase(services)).pragma('wal_autocheckpoint = 0'),
  /** SQLite waits for a lock itself, and the whole process with it. */
  'patient-driver': async (services) => void (await rawDatabase(services)).pragma('busy_timeout = 5000'),
  /** For machines where no small disk can be mounted: SIGUSR1 keeps the file from growing, SIGUSR2 lets it again. */
  'small-file': async (services) => {
    const raw = await rawDatabase(services);
    process.on('SIGUSR1', () => void raw.pragma('max_page_count = 1'));
    process.on('SIGUSR2', () => void raw.pragma('max_page_count = 1000000'));
  },
  /** The site is not there before its mail server has greeted, or five seconds have passed. */
  'patient-start': () => new Promise((resolve) => setTimeout(resolve, 5000)),
  /** No farewell. */
  'abrupt-stop': () =>
    void afterStart(() => process.removeAllListeners('SIGTERM').on('SIGTERM', () => process.exit(0))),
  /** Node's own answer to a closed terminal: the process ends at once. */
  'deaf-to-hangup': () => void afterStart(() => process.removeAllListeners('SIGHUP')),
  /** What nobody caught is taken for harmless. */
  shrug: () =>
    void afterStart(() => process.removeAllListeners('uncaughtException').on('uncaughtException', () => undefined)),
  /** A body read before the server's own reader, without care. */
  'careless-reader': (_services, pages) => {
    pages.answerCached = (request) => {
      request.once('data', (body: Buffer) => JSON.parse(body.toString()));
      return false;
    };
  },
  /**
   * `/probe/throw`, `/probe/reject`, `/probe/uncaught`, `/probe/memory`, `/probe/backup`, `/probe/hash` (on the event
   * loop) and `/probe/loop` (milliseconds; reading it starts it anew).
   */
  probe: ({ settings }, pages) => {
    let backups = 0;
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    // What one turn of the loop computes, whatever else the machine does meanwhile.
    let computed = process.threadCpuUsage();
    let longestTurn = 0;
    setInterval(() => {
      const { user, system } = process.threadCpuUsage(computed);
      computed = process.threadCpuUsage();
      longestTurn = Math.max(longestTurn, (user + system) / 1000);
    }, 5).unref();
    pages.handler = async (request, response, next) => {
      if (request.path === '/probe/throw') throw new Error('secret of the stack');
      if (request.path === '/probe/reject') await Promise.reject(new Error('secret of the stack'));
      if (request.path === '/probe/uncaught')
        return void setImmediate(() => {
          response.end();
          throw new Error('nobody catches this');
        });
      if (request.path === '/probe/memory') {
        globalThis.gc?.();
        return void response.json(process.memoryUsage());
      }
      if (request.path === '/probe/backup') {
        backups += 1;
        return void response.json(await backUp(settings.dataDir, new Date(backups * 1000)));
      }
      if (request.path === '/probe/hash')
        return void response.json(scryptSync('x', 'y', 32, { N: 2 ** 17, r: 8, p: 4, maxmem: 2 ** 28 }).length);
      if (request.path !== '/probe/loop') return next();
      response.json({ max: delay.max / 1e6, p99: delay.percentile(99) / 1e6, turn: longestTurn });
      delay.reset();
      longestTurn = 0;
    };
  },
} satisfies Record<string, Alteration>;

export type Twin = keyof typeof twins;

export const isTwin = (name: string): name is Twin => Object.hasOwn(twins, name);
