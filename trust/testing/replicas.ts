import { randomBytes } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { caller, pause } from './call.ts';
import { findPostgres, type PostgresServer, startPostgres } from './postgres.ts';
import { PASSWORD, type ServerProcess, startServerProcess } from './serverProcess.ts';

type Options = Parameters<typeof startServerProcess>[0];

/** Processes of the site over one database, each with a data directory of its own. */
export interface Replicas {
  postgres: PostgresServer;
  start(options?: Options): Promise<ServerProcess>;
  ask(sql: string): Promise<Record<string, unknown>[]>;
}

/**
 * Makes an empty database, and functions that start processes over it; undefined without PostgreSQL. Everything is deleted when the test
 * ends, or by `atEnd`.
 */
export async function replicas(
  atEnd: (end: () => void | Promise<void>) => void = onTestFinished,
): Promise<Replicas | undefined> {
  const binaries = findPostgres();
  if (binaries === undefined) return undefined;
  const postgres = await startPostgres({ binaries });
  atEnd(() => postgres.stop());
  const shared = { DATABASE_URL: postgres.url(), SECRET_KEY: newKey() };
  return {
    postgres,
    start: ({ environment, ...options } = {}) =>
      startServerProcess({
        dataDir: temporaryDirectory(atEnd),
        atEnd,
        ...options,
        environment: { ...shared, ...environment },
      }),
    ask: (sql) => postgres.ask(sql),
  };
}

export const newKey = (): string => randomBytes(32).toString('base64url');

/** Signs the owner in at one process and returns the headers of that browser. */
export async function signIn(
  { port }: { port: number },
  password = PASSWORD,
  own: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, string>; text: string }> {
  const { status, headers, text } = await caller(port)({
    method: 'POST',
    path: '/api/session',
    headers: { 'Content-Type': 'application/json', ...own },
    body: JSON.stringify({ username: 'admin', password }),
  });
  const cookies = (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
  return { status, headers: { Cookie: cookies, 'Sec-Fetch-Site': 'same-origin' }, text };
}

/** Opens a desk's event stream at one process; returns its events so far, and its end. */
export async function openDesk({ port }: { port: number }, headers: Record<string, string>) {
  const response = await fetch(`http://127.0.0.1:${port}/api/admin/events`, {
    headers: { ...headers, Accept: 'text/event-stream' },
  });
  let text = '';
  let state: 'open' | 'ended' = 'open';
  const read = async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      state = 'ended';
    });
  return { status: response.status, events: () => text, state: () => state };
}

/**
 * Polls until a condition holds; returns the milliseconds it took.
 * @throws after ten seconds.
 */
export async function msUntil(what: () => boolean | Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await what())) {
    if (performance.now() - begun > 10_000) throw new Error('it did not happen within ten seconds');
    await pause(20);
  }
  return performance.now() - begun;
}
