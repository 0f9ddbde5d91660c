import { execFile } from 'node:child_process';
import path from 'node:path';
import type { CopyJob, MadeCopy, OpenedCopy, OpenJob } from './openCopy.ts';

export type AsideJob = ({ kind: 'make' } & CopyJob) | ({ kind: 'open' } & OpenJob);

/** What makes and opens copies. */
export interface CopyWork {
  make(job: CopyJob, signal: AbortSignal): Promise<MadeCopy>;
  open(job: OpenJob, signal: AbortSignal): Promise<OpenedCopy>;
}

const MOST_MS = 60 * 60_000;

/**
 * Makes or opens a copy in a process of its own: seconds of reading, compressing and encrypting keep no request waiting,
 * its memory is given back, and a stop ends it at once.
 */
export const workAside: CopyWork = {
  make: (job, signal) => inProcess<MadeCopy>({ kind: 'make', ...job }, signal),
  open: (job, signal) => inProcess<OpenedCopy>({ kind: 'open', ...job }, signal),
};

function inProcess<Result>(job: AsideJob, signal: AbortSignal): Promise<Result> {
  // Beside this file: `.ts` among the sources, `.mjs` in the build.
  const script = path.join(import.meta.dirname, `copyProcess${path.extname(import.meta.filename)}`);
  return new Promise((resolve, reject) => {
    const options = { signal, killSignal: 'SIGKILL', timeout: MOST_MS } as const;
    const child = execFile(process.execPath, [script], options, async (error, stdout) => {
      // The caller closes the database next, and must be the last to hold it.
      await ended;
      try {
        const answer = JSON.parse(stdout) as Result & { problem?: string };
        if (answer.problem === undefined) resolve(answer);
        else reject(new Error(answer.problem));
      } catch (unreadable) {
        reject(error ?? unreadable);
      }
    });
    const ended = new Promise<void>((done) => {
      child.once('exit', () => done()).once('error', () => child.pid === undefined && done());
    });
    // By its input: what stands in a command line, other accounts can read.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(JSON.stringify(job));
  });
}
