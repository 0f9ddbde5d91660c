import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Bytes of a key; in the file each is one line of base64url. */
export const KEY_BYTES = 32;

/** The keys the site signs with: made and read by the server, saved and restored with the database. */
export const secretFile = (dataDir: string): string => path.join(dataDir, 'secret.key');

const isKey = (line: string): boolean => Buffer.from(line, 'base64url').length === KEY_BYTES;
const keyLines = (file: string): string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter(isKey)
    : [];

/**
 * Makes `to` hold the keys of `from`, and after them those it already held: what either signed stays good. Private,
 * flushed, and in place at once or not at all.
 * @returns false when `from` holds no key; nothing is written then.
 */
export function addKeys(from: string, to: string): boolean {
  const keys = keyLines(from);
  if (keys.length === 0) return false;
  const partial = `${to}.${process.pid}.tmp`;
  rmSync(partial, { force: true });
  const descriptor = openSync(partial, 'wx', 0o600);
  writeSync(descriptor, `${[...new Set([...keys, ...keyLines(to)])].join('\n')}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(partial, to);
  return true;
}
