import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { startCommand } from '../e2e/testing/startCommand.ts';

const TICKS_PER_SECOND = 100;

export interface Child {
  pid: number;
  port: number;
  /** Milliseconds from the start of the process to its first « listening ». */
  readyAfter: number;
  stop(): Promise<void>;
}

/** The real site, with the very words of `npm start`: of this checkout, or of another that is built. */
export function startSite(environment: Record<string, string>, checkout?: string): Promise<Child> {
  return startChild(startCommand(), environment, checkout);
}

/** Starts a program of this project that logs `"port":1234` once it listens. */
export async function startChild(
  script: readonly string[],
  environment: Record<string, string> = {},
  checkout?: string,
): Promise<Child> {
  const begun = performance.now();
  const child = spawn(process.execPath, script, {
    cwd: checkout,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /"port":(\d+)/.exec(chunk.toString())?.[1];
      if (found) resolve(Number(found));
    });
    child.once('exit', (code) => reject(new Error(`${script.join(' ')} ended with ${code}`)));
  });
  return { pid: child.pid ?? 0, port, readyAfter: performance.now() - begun, stop: () => stopChild(child) };
}

export function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  return gone;
}

/** Seconds of processor a process has used so far: what a busy machine's clock does not tell. proc(5), fields 14 and 15. */
export function cpuTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const after = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(after[11]) + Number(after[12])) / TICKS_PER_SECOND;
}
