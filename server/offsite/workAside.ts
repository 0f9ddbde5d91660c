import { fork } from 'node:child_process';
import path from 'node:path';
import type { CopyJob, MadeCopy, OpenedCopy, OpenJob } from './openCopy.ts';

export type AsideJob = { make: CopyJob } | { open: OpenJob };

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
  make: (make, signal) => inProcess<MadeCopy>({ make }, signal),
  open: (open, signal) => inProcess<OpenedCopy>({ open }, signal),
};

async function inProcess<Result extends object>(job: AsideJob, signal: AbortSignal): Promise<Result> {
  // Beside this file: `.ts` among the sources, `.mjs` in the build.
  const script = path.join(import.meta.dirname, `copyProcess${path.extname(import.meta.filename)}`);
  const child = fork(script, { signal, killSignal: 'SIGKILL', timeout: MOST_MS, execArgv: [] });
  let answer: Result | { problem: string } = { problem: 'le programme des copies s’est arrêté' };
  child.once('message', (said: typeof answer) => {
    answer = said;
  });
  // Its end is waited for: the caller closes the database next, and must be the last to hold it.
  await new Promise<void>((ended) => {
    child.once('exit', () => ended());
    child.once('error', (error) => {
      answer = { problem: error.message };
      if (child.pid === undefined) ended();
    });
    // By a message: what stands in a command line, other accounts can read.
    child.send(job, () => undefined);
  });
  if ('problem' in answer) throw new Error(answer.problem);
  return answer;
}
