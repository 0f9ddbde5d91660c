import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { syncPath } from './connection.ts';

/** Bytes of a key; in the file each is one line of base64url, 43 characters. */
export const KEY_BYTES = 32;

/** The keys the site signs with: made and read by the server, saved and restored with the database. */
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

/** Writes keys, newest first: private, flushed, and in place at once or not at all, however the process ends. */
export function writeKeys(file: string, keys: readonly string[]): void {
  const partial = `${file}.${process.pid}.tmp`;
  rmSync(partial, { force: true });
  const descriptor = openSync(partial, 'wx', 0o600);
  writeSync(descriptor, `${keys.join('\n')}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(partial, file);
  syncPath(path.dirname(file));
}

/**
 * Makes `to` hold the keys of `from`, and after them those it already held: what either signed stays good.
 * @returns false when `from` holds no key; nothing is written then.
 */
export function addKeys(from: string, to: string): boolean {
  const keys = keyLines(from);
  if (keys.length === 0) return false;
  writeKeys(to, [...new Set([...keys, ...keyLines(to)])]);
  return true;
}
