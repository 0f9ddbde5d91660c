import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { bundle } from '../../bin/build/bundleServer.ts';
import { SERVER_FILE, whatIsStale } from '../../bin/build/whatIsStale.ts';
import { migratedDirectory } from '../../database/testing/migratedDirectory.ts';
import type { Twin } from './twins.ts';

const ROOT = path.dirname(path.dirname(import.meta.dirname));

/** The server in one file, as the image carries it; built first where its sources are newer. */
export function shippedBundle(): string {
  const stale = whatIsStale(ROOT);
  if (stale !== 'nothing')
    execFileSync(process.execPath, [path.join(ROOT, 'bin', 'build.ts'), stale], { stdio: 'ignore' });
  return path.join(ROOT, SERVER_FILE);
}

/** The server without its pages, with its twins, in one file as well: otherwise each of hundreds of starts would open six hundred files. */
const TRUST_SERVER = path.join(ROOT, 'dist', 'serverEntry.trust.mjs');

/** Bundles the sources as they are into TRUST_SERVER. */
export const bundleTrustServer = (): Promise<void> =>
  bundle(ROOT, ['trust/testing/serverEntry.ts'], '[name].trust.mjs');

/** The owner's password; the name of the account is the default one. */
export const PASSWORD = 'une-phrase-de-passe-pour-les-tests';

export interface Options {
  /** Data directory; by default one whose database has its tables and no rows. */
  dataDir?: string;
  twins?: readonly Twin[];
  environment?: Record<string, string>;
  /** A program and its arguments that runs the server, such as strace. */
  wrap?: readonly string[];
  nodeFlags?: readonly string[];
  /** The built site, pages included, instead of the sources without them; it has no twins. */
  shipped?: boolean;
  /** Kills the process, by default at the end of the test. */
  atEnd?: (kill: () => Promise<void>) => void;
}

export interface ServerProcess {
  port: number;
  dataDir: string;
  child: ChildProcess;
  log: string[];
  /** Sends a signal to the server's process group, which includes a program that wraps it, such as strace. */
  signal(name: NodeJS.Signals): void;
  /** Sends a signal to the group, and waits for the server's end. */
  end(name?: NodeJS.Signals): Promise<number | NodeJS.Signals>;
  /** The exit code of the server, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
}

/** Output of a server that refused to start. */
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
      // Level `info` for the built site, which announces its port only in its log.
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
  const end = (name: NodeJS.Signals = 'SIGKILL') => {
    signal(name);
    return ended;
  };
  atEnd(async () => void (await end()));
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
  return { port, dataDir, child, log, signal, end, ended };
}

/**
 * Output of a server that must not start.
 * @throws when it does
 */
export async function refusedStart(options: Options): Promise<NotStarted> {
  const refusal = await startServerProcess(options).catch((error: unknown) => error);
  if (refusal instanceof NotStarted) return refusal;
  throw refusal instanceof Error ? refusal : new Error('the site started');
}
