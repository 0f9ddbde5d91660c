import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { connect, openDatabase } from '../file/connection.ts';
import { databaseFile } from '../file/databaseFile.ts';
import { MARKER } from '../file/inspectFile.ts';
import { syncPath, versionOf } from '../file/migrate.ts';
import { newestVersion } from '../file/migrations.ts';
import { DatabaseRefusal } from '../refusal.ts';
import type { Contents, EmptyDatabase } from './contents.ts';
import { emptyFile, sqliteContents } from './sqliteContents.ts';

/** Reads the file of a data directory, whose lock the caller holds, without changing a byte of it. */
export async function readFile<Result>(dataDir: string, use: (contents: Contents) => Promise<Result>): Promise<Result> {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new DatabaseRefusal(`${file} n’existe pas : il n’y a rien à déplacer.`);
  const handle = connect(file, { readonly: true });
  try {
    if (versionOf(handle) !== newestVersion)
      throw new DatabaseRefusal(
        `${file} n’est pas au format de cette version du site : lancez-le une fois, puis arrêtez-le.`,
      );
    handle.exec('BEGIN');
    return await use(sqliteContents(handle));
  } finally {
    handle.close();
  }
}

/**
 * Makes the file of a data directory that has none, whose lock the caller holds. It is filled under another name and gets its
 * own once it is whole and on disk: what a move left that was cut short is no database, and the next start clears it away.
 */
export async function fillFile<Result>(
  dataDir: string,
  use: (target: EmptyDatabase) => Promise<Result>,
): Promise<Result> {
  const file = databaseFile(dataDir);
  if (statSync(file, { throwIfNoEntry: false })?.size || existsSync(path.join(dataDir, MARKER)))
    throw new DatabaseRefusal(`Il y a déjà une base dans ${dataDir} : donnez un dossier qui n’en a pas.`);
  const directory = path.join(dataDir, `move.${process.pid}.tmp`);
  mkdirSync(directory, { mode: 0o700 });
  try {
    const { handle } = openDatabase(directory);
    let result: Result;
    try {
      handle.pragma('foreign_keys = OFF');
      handle.exec('BEGIN');
      result = await use(emptyFile(handle));
      handle.exec('COMMIT');
      handle.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      handle.close();
    }
    syncPath(databaseFile(directory));
    writeFileSync(path.join(dataDir, MARKER), '', { mode: 0o600 });
    renameSync(databaseFile(directory), file);
    syncPath(dataDir);
    return result;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
