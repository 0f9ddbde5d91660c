import { createHash } from 'node:crypto';
import { closeSync, createReadStream, existsSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { syncPath } from './connection.ts';

/** The file with a backup's SHA-256, in the form that `sha256sum --check` reads. */
export const checksumFile = (file: string): string => `${file}.sha256`;

/** Writes the checksum of a backup beside it, without blocking the site. */
export async function writeChecksum(file: string): Promise<void> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece);
  writeFileSync(checksumFile(file), `${hash.digest('hex')}  ${path.basename(file)}\n`, { mode: 0o600 });
  syncPath(checksumFile(file));
}

/**
 * Compares a backup with its checksum file; a backup without one passes (made by a former version, or moved without it).
 * @throws where a byte changed since: `integrity_check` reads pages and indexes, not the words in them.
 */
export function requireChecksum(file: string): void {
  if (!existsSync(checksumFile(file))) return;
  const [written] = readFileSync(checksumFile(file), 'utf8').split(' ');
  if (digestOf(file) !== written)
    throw new Error(`${file} est endommagé : sa somme de contrôle n’est plus celle du jour où la copie a été faite`);
}

/** SHA-256 of a file in hexadecimal, read a mebibyte at a time. */
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
