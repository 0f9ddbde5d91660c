import { execFile } from 'node:child_process';
import path from 'node:path';

export interface CheckAside {
  /** `ok`, or what SQLite found; undefined when the check was stopped. Rejects when it could not be made. */
  verdict: Promise<string | undefined>;
  /** Answers once nothing of the check holds the file any more. */
  stop(): Promise<void>;
}

/**
 * Checks a whole database while it is in use, in a process of its own: seconds of reading keep no request waiting, and a
 * stop need not wait for them.
 */
export function checkAside(file: string): CheckAside {
  // Beside this file: `.ts` among the sources, `.mjs` in the build.
  const script = path.join(import.meta.dirname, `checkProcess${path.extname(import.meta.filename)}`);
  let stopped = false;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: verdict, resolve, reject } = Promise.withResolvers<string | undefined>();
  const child = execFile(process.execPath, [script, file], (error, stdout) => {
    end();
    if (stopped) resolve(undefined);
    else if (error) reject(error);
    else resolve(stdout);
  });
  const stop = () => {
    stopped = true;
    child.kill('SIGKILL');
    return ended;
  };
  return { verdict, stop };
}
