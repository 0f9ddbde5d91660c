import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { install, which } from '../../e2e/testing/debian.ts';
import { type Call, caller, leadCall, pause, type Received } from './call.ts';
import type { ServerProcess } from './serverProcess.ts';

/** Requests to a site while a fault happens. */
export interface Work {
  clients?: number;
  /** Number of requests to send; by default, requests are sent until one gets no response. */
  calls?: number;
  /** Makes the next request; by default one that posts a lead. */
  next?: (mark: string, n: number) => Call;
  /** Marks of the acknowledged requests; grows while the work goes on. */
  acknowledged?: string[];
  afterEach?: () => void;
}

/** Sends requests from several clients, each request with a mark of its own; a client ends at its first request without a response. */
export async function work({ port }: { port: number }, how: Work = {}) {
  const { clients = 8, calls = Number.POSITIVE_INFINITY, next = (mark) => leadCall(mark), acknowledged = [] } = how;
  const call = caller(port, clients);
  const refused: Received[] = [];
  let sent = 0;
  const client = async () => {
    for (let n = 0; sent < calls; n += 1) {
      sent += 1;
      const mark = randomUUID();
      const response = await call(next(mark, n)).catch(() => undefined);
      if (response === undefined) return;
      if ([200, 201].includes(response.status)) acknowledged.push(mark);
      else refused.push(response);
      how.afterEach?.();
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { acknowledged, refused };
}

/**
 * Keeps a process at work and kills it at a random moment, on average after so many responses and never before half as many; returns the
 * acknowledged marks.
 */
export async function workUntilKilled(server: ServerProcess, how: Work & { average: number }): Promise<string[]> {
  const acknowledged: string[] = [];
  const enough = (0.5 + Math.random()) * how.average;
  const afterEach = () => {
    if (acknowledged.length > enough) setTimeout(() => server.signal('SIGKILL'), Math.random() * 20);
  };
  await Promise.all([server.ended, work(server, { clients: 16, ...how, acknowledged, afterEach })]);
  return acknowledged;
}

/**
 * How often each lead's name is stored in an unlocked data directory, whose file SQLite must find whole. Read-only: the next start
 * finds the journal as the end of the last process left it.
 */
export function storedLeads(dataDir: string): Map<string, number> {
  const rows = askFile(dataDir, 'SELECT name, count(*) AS count FROM leads GROUP BY name');
  return new Map((rows as { name: string; count: number }[]).map(({ name, count }) => [name, count]));
}

/** Runs a query on the database file of a data directory. */
export function askFile(dataDir: string, sql: string): Record<string, unknown>[] {
  const database = new Database(path.join(dataDir, 'site.db'), { readonly: true });
  try {
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    return database.prepare(sql).all() as Record<string, unknown>[];
  } finally {
    database.close();
  }
}

/** Returns the acknowledged names that are not stored exactly once, by a data directory or by counts of `storedLeads`. */
export function wronged(acknowledged: Iterable<string>, stored: string | ReadonlyMap<string, number>): string[] {
  const count = typeof stored === 'string' ? storedLeads(stored) : stored;
  return [...acknowledged].filter((name) => count.get(name) !== 1);
}

/** Locks a site's file, as another program may, until the returned function is called. */
export function holdFile(dataDir: string): () => void {
  const other = new Database(path.join(dataDir, 'site.db'));
  other.exec('BEGIN IMMEDIATE');
  return () => {
    other.exec('COMMIT');
    other.close();
  };
}

/** Runs a server under strace, which records its system calls or makes them fail; returns the record's path. */
export function traced(...how: readonly string[]): { wrap: string[]; record: string } {
  const record = path.join(temporaryDirectory(), 'calls');
  return { wrap: [needTool('strace'), '-f', '--seccomp-bpf', ...how, '-o', record], record };
}

/**
 * Runs a program of this folder that prints a line when it begins its work, killed so many milliseconds later, or never; returns its
 * milliseconds.
 */
export async function runKilled(entry: string, args: readonly string[], killAfter?: number): Promise<number> {
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, entry), ...args], { stdio: [...stdio] });
  const ended = once(child, 'close');
  if (child.stdout) await once(child.stdout, 'data');
  const begun = performance.now();
  if (killAfter !== undefined) void pause(killAfter).then(() => child.kill('SIGKILL'));
  child.stdout?.resume();
  await ended;
  return performance.now() - begun;
}

/** Settings for the mail server of a test; where none listens, mail waits. */
export const mailing = (port: number): Record<string, string> => ({
  ...{ SMTP_HOST: '127.0.0.1', SMTP_PORT: `${port}`, SMTP_SECURITY: 'none' },
  ...{ SMTP_FROM: 'site@site.test', NOTIFY_TO: 'moi@site.test' },
});

/**
 * A file system of its own in memory, gone when the test ends; undefined where none may be mounted.
 * @param options further ones of `mount`, each with its comma before it.
 */
export function smallDisk(megabytes: number, options = ''): string | undefined {
  const directory = temporaryDirectory();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m${options}`, 'tmpfs', directory], {
      stdio: 'ignore',
    });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', directory]));
  return directory;
}

/**
 * A program of the system a test cannot do without; as root on Debian or Ubuntu its package is installed.
 * @throws one sentence that names what to install.
 */
function needTool(command: string): string {
  if (!which(command)) install([command]);
  if (!which(command)) throw new Error(`This test needs « ${command} »: install the package of that name.`);
  return command;
}
