import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { KEY_BYTES, secretFile } from '../../database/secretFile.ts';

/**
 * The keys this site signs with, newest first: one is made at the first start and kept in the data directory, readable
 * by its owner alone. To change it, put a new line before the old one: what the old key signed stays good.
 */
export function readSecretKeys(dataDir: string): readonly Buffer[] {
  const file = secretFile(dataDir);
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    const keys = lines
      .map((line) => Buffer.from(line.trim(), 'base64url'))
      .filter(({ length }) => length === KEY_BYTES);
    if (keys.length > 0) return keys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const key = randomBytes(KEY_BYTES);
  const descriptor = openSync(file, 'w', 0o600);
  writeSync(descriptor, `${key.toString('base64url')}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  return [key];
}
