import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { startCommand } from '../e2e/testing/site.ts';

const TICKS_PER_SECOND = 100;

interface Child {
  pid: number;
  base: string;
  /** Milliseconds from the start of the process to its first « listening ». */
  readyAfter: number;
  stop(): Promise<unknown>;
}

/** The real site, with the very words of `npm start`: of this checkout, or of another that is built. */
export const startSite = (environment: Record<string, string>, checkout?: string): Promise<Child> =>
  startChild(startCommand(), environment, checkout);

/** Starts a program of this project that logs `"port":1234` once it listens. Rejects when it ends before. */
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
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /"port":(\d+)/.exec(chunk.toString())?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`${script.join(' ')} ended with ${code}`)));
  });
  const readyAfter = performance.now() - begun;
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { pid: child.pid ?? 0, base: `http://127.0.0.1:${port}`, readyAfter, stop };
}

/** Seconds of processor a process has used so far: what a busy machine's clock does not tell. proc(5), fields 14 and 15. */
export function cpuTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const after = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(after[11]) + Number(after[12])) / TICKS_PER_SECOND;
}
