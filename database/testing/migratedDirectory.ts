import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../file/connection.ts';
import { databaseFile } from '../file/databaseFile.ts';
import { MARKER } from '../file/inspectFile.ts';
import { temporaryDirectory } from './temporaryDirectory.ts';

/** Data directory after a first start, as bytes: made once for all test files of a worker, since each step of it waits for the disk. */
let empty: Buffer | undefined;

/** A data directory for one test; its database has the newest format and no rows. */
export function migratedDirectory(): string {
  empty ??= makeEmpty();
  const directory = temporaryDirectory();
  writeFileSync(databaseFile(directory), empty, { mode: 0o600 });
  writeFileSync(path.join(directory, MARKER), '', { mode: 0o600 });
  return directory;
}

function makeEmpty(): Buffer {
  const directory = mkdtempSync(path.join(tmpdir(), 'site-'));
  openDatabase(directory).close();
  const bytes = readFileSync(databaseFile(directory));
  rmSync(directory, { recursive: true });
  return bytes;
}
