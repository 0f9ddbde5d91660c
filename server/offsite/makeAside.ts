import { fork } from 'node:child_process';
import path from 'node:path';
import type { CopyJob, MadeCopy } from './openCopy.ts';

export type MakeCopy = (job: CopyJob, signal: AbortSignal) => Promise<MadeCopy>;

/** Outcome of a copy. */
export type Made = MadeCopy | { problem: string };

const MOST_MS = 60 * 60_000;

/**
 * Makes a copy in a process of its own: reading, compressing and encrypting for seconds blocks no request, its memory is freed, and a stop
 * ends it at once.
 */
export const makeAside: MakeCopy = async (job, signal) => {
  // Beside this file: `.ts` among the sources, `.mjs` in the build.
  const script = path.join(import.meta.dirname, `copyProcess${path.extname(import.meta.filename)}`);
  const child = fork(script, { signal, killSignal: 'SIGKILL', timeout: MOST_MS, execArgv: [] });
  let made: Made = { problem: 'le programme des copies s’est arrêté' };
  child.once('message', (result: Made) => {
    made = result;
  });
  // Waits for the child's end: the caller closes the database next, and must be the last process to do so.
  await new Promise<void>((ended) => {
    child.once('exit', () => ended());
    child.once('error', ({ message }) => {
      made = { problem: message };
      if (child.pid === undefined) ended();
    });
    // Sent as a message: other accounts can read a command line.
    child.send(job, () => undefined);
  });
  if ('problem' in made) throw new Error(made.problem);
  return made;
};
