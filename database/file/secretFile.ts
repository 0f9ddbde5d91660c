import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { syncPath } from './connection.ts';
import { unfinished } from './databaseFile.ts';

/** Bytes of a key; in the file each is one line of base64url, 43 characters. */
export const KEY_BYTES = 32;

/** Path of the file with the keys the site signs with: made and read by the server, saved and restored with the database. */
export const secretFile = (dataDir: string): string => path.join(dataDir, 'secret.key');

/** Whether a line of the file is a whole key. */
export const isKey = (line: string): boolean => /^[\w-]{43}$/.test(line);
const keyLines = (file: string): string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter(isKey)
    : [];

/** Writes keys, newest first. */
export const writeKeys = (file: string, keys: readonly string[]): void => writePrivately(file, keys.join('\n'));

/**
 * Writes lines into a file that only its owner may read; flushes the file and replaces it atomically, so that a crash leaves the old or the
 * new one.
 */
export function writePrivately(file: string, lines: string): void {
  const partial = unfinished(file);
  rmSync(partial, { force: true });
  writeFileSync(partial, `${lines}\n`, { mode: 0o600, flush: true });
  renameSync(partial, file);
  syncPath(path.dirname(file));
}

/**
 * Adds the keys of `from` before the keys in `to`, so that signatures made with either stay valid.
 * @returns false when `from` holds no key; nothing is written then.
 */
export function addKeys(from: string, to: string): boolean {
  const keys = keyLines(from);
  if (keys.length === 0) return false;
  writeKeys(to, [...new Set([...keys, ...keyLines(to)])]);
  return true;
}
