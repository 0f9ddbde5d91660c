import { execFile } from 'node:child_process';
import path from 'node:path';

const COMMAND = path.join(import.meta.dirname, '..', 'site.ts');

interface Ran {
  /** The exit code; null where a signal ended it. */
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs `npm run site -- …` in a process of its own with only these settings; the test continues meanwhile. */
export const ownersCommand = (settings: Record<string, string>, ...words: string[]): Promise<Ran> =>
  ownersCommandIn(process.cwd(), settings, ...words);

/** Runs `npm run site -- …` from a directory other than the project's. */
export function ownersCommandIn(cwd: string, settings: Record<string, string>, ...words: string[]): Promise<Ran> {
  // Shares a compile cache, so that files are compiled once for all runs.
  const env = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings };
  const { promise: ran, resolve } = Promise.withResolvers<Ran>();
  const child = execFile(process.execPath, [COMMAND, ...words], { env, cwd }, (_error, stdout, stderr) =>
    resolve({ status: child.exitCode, stdout, stderr }),
  );
  child.stdin?.end();
  return ran;
}
