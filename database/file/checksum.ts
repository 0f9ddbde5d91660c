import { createHash } from 'node:crypto';
import { closeSync, createReadStream, existsSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { syncPath } from './connection.ts';

/** Path of the file with a backup's SHA-256, in the format of `sha256sum --check`. */
export const checksumFile = (file: string): string => `${file}.sha256`;

/** Writes a backup's checksum beside it, reading the file in pieces so that the site can respond meanwhile. */
export async function writeChecksum(file: string): Promise<void> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece);
  writeFileSync(checksumFile(file), `${hash.digest('hex')}  ${path.basename(file)}\n`, { mode: 0o600 });
  syncPath(checksumFile(file));
}

/**
 * Compares a backup with its checksum file; a backup without that file passes (made by an older version, or moved without it).
 * @throws when a byte changed since the backup was made: SQLite's `integrity_check` verifies pages and indexes, not the stored texts.
 */
export function requireChecksum(file: string): void {
  if (!existsSync(checksumFile(file))) return;
  const [written] = readFileSync(checksumFile(file), 'utf8').split(' ');
  if (digestOf(file) !== written)
    throw new Error(`${file} est endommagé : sa somme de contrôle n’est plus celle du jour où la copie a été faite`);
}

/** SHA-256 of a file in hexadecimal; the file is read in pieces of a mebibyte. */
function digestOf(file: string): string {
  const hash = createHash('sha256');
  const piece = Buffer.alloc(1024 * 1024);
  const handle = openSync(file, 'r');
  try {
    for (let read = readSync(handle, piece); read > 0; read = readSync(handle, piece))
      hash.update(piece.subarray(0, read));
  } finally {
    closeSync(handle);
  }
  return hash.digest('hex');
}
