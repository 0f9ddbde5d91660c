import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { bundle } from '../../bin/build/bundleServer.ts';
import { SERVER_FILE, whatIsStale } from '../../bin/build/whatIsStale.ts';
import { migratedDirectory } from '../../database/testing/migratedDirectory.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { install, which } from '../../e2e/testing/debian.ts';
import { type Call, type Caller, caller, leadCall } from './call.ts';
import type { Twin } from './twins.ts';

const ROOT = path.dirname(path.dirname(import.meta.dirname));

/** The server in one file, as the image carries it; built first where its sources are newer. */
export function shippedBundle(): string {
  const stale = whatIsStale(ROOT);
  if (stale !== 'nothing')
    execFileSync(process.execPath, [path.join(ROOT, 'bin', 'build.ts'), stale], { stdio: 'ignore' });
  return path.join(ROOT, SERVER_FILE);
}

/** The server without its pages, with its twins, in one file as well: hundreds of starts need not open six hundred. */
const TRUST_SERVER = path.join(ROOT, 'dist', 'serverEntry.trust.mjs');

/** Makes that file of the sources as they are. */
export const bundleTrustServer = (): Promise<void> =>
  bundle(ROOT, ['trust/testing/serverEntry.ts'], '[name].trust.mjs');

/** The owner's, whose name is the default one. */
export const PASSWORD = 'une-phrase-de-passe-pour-les-tests';

interface Options {
  /** Where nothing is said, one whose database has its tables and holds nothing yet. */
  dataDir?: string;
  twins?: readonly Twin[];
  environment?: Record<string, string>;
  /** A program and its arguments that runs the server, such as strace. */
  wrap?: readonly string[];
  nodeFlags?: readonly string[];
  /** The built site, pages included, instead of the sources without them; it has no twins. */
  shipped?: boolean;
  /** When it is killed: at the end of the test, where nothing else is said. */
  atEnd?: (kill: () => Promise<void>) => void;
}

export interface ServerProcess {
  port: number;
  dataDir: string;
  child: ChildProcess;
  log: string[];
  /** Signals the whole group: a wrapping program too. */
  signal(name: NodeJS.Signals): void;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
}

/** What a server that refused to start said. */
export class NotStarted extends Error {
  readonly code: number | NodeJS.Signals;
  readonly log: readonly string[];

  constructor(code: number | NodeJS.Signals, log: readonly string[]) {
    super(`the server ended with ${code}: ${log.join('\n')}`);
    this.code = code;
    this.log = log;
  }
}

/**
 * Starts the real server, without its pages unless it is the shipped one, in a process of its own.
 * @throws NotStarted when it ends before it listens.
 */
export async function startServerProcess(options: Options = {}): Promise<ServerProcess> {
  const { dataDir = migratedDirectory(), twins = [], environment = {}, wrap = [], nodeFlags = [], shipped } = options;
  const { atEnd = onTestFinished } = options;
  const entry = shipped ? shippedBundle() : TRUST_SERVER;
  const [program = '', ...args] = [...wrap, process.execPath, ...nodeFlags, entry, ...twins];
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      // Hundreds of starts need not compile the same files again.
      NODE_COMPILE_CACHE: path.join(tmpdir(), 'tests-compile-cache'),
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: PASSWORD,
      RATE_LIMIT_PER_MINUTE: '100000000',
      // The built site only tells its port in the log.
      LOG_LEVEL: shipped ? 'info' : 'warn',
      ...environment,
    },
  });
  const log: string[] = [];
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('close', (code, signal) => resolve(signal ?? code ?? -1)),
  );
  const signal = (name: NodeJS.Signals) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-child.pid, name);
  };
  atEnd(async () => {
    signal('SIGKILL');
    await ended;
  });
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n').filter(Boolean)) {
        log.push(line);
        const listening = /^listening on (\d+)$|"port":(\d+)/.exec(line)?.slice(1).find(Boolean);
        if (listening) resolve(Number(listening));
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new NotStarted(code, log)));
  });
  return { port, dataDir, child, log, signal, ended };
}

/**
 * What an unlocked data directory contains: how often each lead's name is stored, and what SQLite says of the file. Read-only: the
 * next start finds the journal as the end of the last process left it.
 */
export function storedLeads(dataDir: string): { count: Map<string, number>; integrity: string } {
  const database = new Database(path.join(dataDir, 'site.db'), { readonly: true });
  try {
    const integrity = String(database.pragma('integrity_check', { simple: true }));
    const rows = database.prepare('SELECT name, count(*) AS count FROM leads GROUP BY name').all();
    const count = new Map((rows as { name: string; count: number }[]).map((row) => [row.name, row.count]));
    return { count, integrity };
  } finally {
    database.close();
  }
}

/** The acknowledged names that are not stored exactly once. */
export const wronged = (acknowledged: Iterable<string>, count: ReadonlyMap<string, number>): string[] =>
  [...acknowledged].filter((name) => count.get(name) !== 1);

/** Asks for one thing after the other, each with a mark of its own, until there is no answer; adds the marks of what was acknowledged. */
export async function workUntilGone(
  call: Caller,
  acknowledged: string[],
  {
    next = (mark) => leadCall(mark),
    afterEach = () => {},
  }: { next?: (mark: string, n: number) => Call; afterEach?: () => void } = {},
): Promise<void> {
  for (let n = 0; ; n += 1) {
    const mark = randomUUID();
    const answer = await call(next(mark, n)).catch(() => undefined);
    if (answer === undefined) return;
    if ([200, 201].includes(answer.status)) acknowledged.push(mark);
    afterEach();
  }
}

/**
 * Keeps a process at work from so many clients and kills it at a random moment, on average after so many answers and never before
 * half as many; answers the acknowledged marks.
 */
export async function workUntilKilled(
  server: ServerProcess,
  {
    clients = 16,
    average,
    next = (mark) => leadCall(mark),
  }: { clients?: number; average: number; next?: (mark: string, n: number) => Call },
): Promise<string[]> {
  const call = caller(server.port, clients);
  const acknowledged: string[] = [];
  const enough = (0.5 + Math.random()) * average;
  const afterEach = () => {
    if (acknowledged.length > enough) setTimeout(() => server.signal('SIGKILL'), Math.random() * 20);
  };
  const client = () => workUntilGone(call, acknowledged, { next, afterEach });
  await Promise.all([server.ended, ...Array.from({ length: clients }, client)]);
  return acknowledged;
}

/** A file system of its own in memory, gone when the test ends; undefined where none may be mounted. */
export function smallDisk(megabytes: number): string | undefined {
  const directory = temporaryDirectory();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', directory]));
  return directory;
}

/**
 * A program of the system a test cannot do without; as root on Debian or Ubuntu its package is installed.
 * @throws one sentence that says what to install.
 */
export function needTool(command: string): string {
  if (!which(command)) install([command]);
  if (!which(command)) throw new Error(`This test needs « ${command} »: install the package of that name.`);
  return command;
}
