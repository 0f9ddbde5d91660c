import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { test } from 'vitest';
import { install, which } from '../../e2e/testing/debian.ts';
import { lastingPort } from '../../server/testing/lastingPort.ts';
import { pause } from './call.ts';

const VERSIONS = '/usr/lib/postgresql';

/** The newest PostgreSQL of the machine, 15 or later, installed from Debian where that may be; undefined where none is. */
export function findPostgres(): string | undefined {
  const known = binaries();
  if (known !== undefined) return known;
  // Installs the common package first: the server's own would start a server.
  install(['postgresql-common', 'postgresql']);
  return binaries();
}

function binaries(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number) : [];
  const newest = versions.filter((version) => version >= 15).sort((a, b) => b - a)[0];
  const directory = newest === undefined ? path.dirname(which('postgres') ?? '') : `${VERSIONS}/${newest}/bin`;
  return existsSync(`${directory}/initdb`) ? directory : undefined;
}

/**
 * Finds a program; a missing one is installed from Debian’s package of the same name, if the tests may install. Undefined if there is none.
 */
export function findProgram(name: string): string | undefined {
  const known = () => [which(name), `/usr/sbin/${name}`].find((file) => file !== undefined && existsSync(file));
  if (known() === undefined) install([name]);
  return known();
}

/** Sentence that a skipped test prints. */
export const NO_POSTGRES = 'PostgreSQL 15 or later is not installed here: what runs on a real server is skipped.';

/** Account under which PostgreSQL runs in the tests, since it refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A directory that the server's own account may use. */
export function serverDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  const account = unprivileged();
  if (account) chownSync(directory, account.uid, account.gid);
  chmodSync(directory, 0o755);
  return directory;
}

export interface PostgresServer {
  port: number;
  directory: string;
  url(database?: string): string;
  ask(sql: string, database?: string): Promise<Record<string, unknown>[]>;
  /** Kills every process of the server at once, as a power cut does. */
  killAll(): Promise<void>;
  promote(): void;
  /** Ends the server and deletes its directory. */
  stop(): Promise<void>;
}

interface Options {
  binaries: string;
  settings?: Readonly<Record<string, string | number>>;
  /** Primary server that this server follows as a standby, beginning with a copy of its data. */
  follows?: PostgresServer;
}

/**
 * Starts a server of its own in a directory of its own, on the loopback.
 * @throws its output when it does not start.
 */
export async function startPostgres({ binaries, settings = {}, follows }: Options): Promise<PostgresServer> {
  const directory = serverDirectory();
  const data = path.join(directory, 'data');
  const port = await lastingPort();
  const run = (program: string, args: readonly string[]) =>
    execFileSync(path.join(binaries, program), args, {
      ...unprivileged(),
      cwd: directory,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  if (follows) {
    const from = `host=127.0.0.1 port=${follows.port} user=postgres application_name=standby_${port}`;
    run('pg_basebackup', ['-D', data, '-R', '-c', 'fast', '-X', 'stream', '-d', from]);
  } else run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  const all = {
    listen_addresses: "'127.0.0.1'",
    unix_socket_directories: `'${directory}'`,
    shared_buffers: "'64MB'",
    ...settings,
    port,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}\n`);
  appendFileSync(path.join(data, 'postgresql.conf'), lines.join(''));
  const url = (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const ask: PostgresServer['ask'] = (sql, database) => askOnce(url(database), sql);
  const program = path.join(binaries, 'postgres');
  const { child, ended } = await startAnswering(program, ['-D', data], () => ask('SELECT 1'));
  const killAll = async () => {
    const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim();
    // A process that has ended by itself meanwhile is no error.
    spawnSync('kill', ['-KILL', `${child.pid}`, ...children.split(' ').filter(Boolean)]);
    await ended;
  };
  return {
    ...{ port, directory, url, ask, killAll },
    promote: () => void run('pg_ctl', ['-D', data, 'promote', '-w']),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
      await Promise.race([ended, pause(10_000).then(killAll)]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a program under the servers' own account; resolves once it responds.
 * @throws its output when it does not within a quarter of a minute
 */
export async function startAnswering(program: string, args: readonly string[], ask: () => Promise<unknown>) {
  const child = spawn(program, args, { ...unprivileged(), stdio: ['ignore', 'ignore', 'pipe'] });
  const log: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => void log.push(chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  for (let tries = 0; ; tries += 1) {
    try {
      await ask();
      return { child, ended };
    } catch (error) {
      if (tries > 300 || child.exitCode !== null)
        throw new Error(`${program} did not start: ${log.join('')}`, { cause: error });
      await pause(50);
    }
  }
}

/** Runs one query on a connection of its own. */
export async function askOnce(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, query_timeout: 60_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const result = await client.query(sql);
    return (Array.isArray(result) ? result.at(-1) : result).rows;
  } finally {
    await client.end();
  }
}

/** A test that needs PostgreSQL on this machine; without it, it is skipped with a sentence that names the reason. */
export const testOnPostgres = (name: string, run: (binaries: string) => Promise<void>, timeout?: number): void =>
  test(
    name,
    async ({ skip }) => {
      const binaries = findPostgres();
      return binaries === undefined ? skip(NO_POSTGRES) : run(binaries);
    },
    timeout,
  );
