import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../file/connection.ts';
import { databaseFile } from '../file/databaseFile.ts';
import { MARKER } from '../file/inspectFile.ts';
import { temporaryDirectory } from './temporaryDirectory.ts';

/** A data directory after its first start: each step of it waits for the disk, so it is made once for all the files of a worker. */
let empty: Buffer | undefined;

/** A data directory of the test's own whose database holds nothing yet and has the newest format. */
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
