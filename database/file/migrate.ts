import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type Database from 'better-sqlite3';
import { type Migration, migrations, stepsAfter, UNRELEASED } from './migrations.ts';

/** The version of the schema in the file: 0 when it is new. */
export const versionOf = (connection: Database.Database): number =>
  Number(connection.pragma('user_version', { simple: true }));

interface Options {
  /** Where a copy of the file goes before its schema changes. */
  backupDir: string;
  steps?: readonly Migration[];
}

/**
 * Brings the schema up to date, one transaction a step: whatever kills the process, the file is at version n or n + 1.
 * (Kysely's own migrator does not wrap SQLite's DDL in a transaction.) An existing file is copied first.
 */
export function migrate(connection: Database.Database, { backupDir, steps = migrations }: Options): void {
  const before = versionOf(connection);
  const missing = stepsAfter(before, steps);
  const newest = UNRELEASED + steps.length;
  if (before > 0 && missing.length > 0) snapshot(connection, path.join(backupDir, `before-format-${newest}.db`));
  for (const [index, step] of missing.entries()) run(connection, step, newest - missing.length + index + 1);
}

function run(connection: Database.Database, step: Migration, version: number): void {
  connection.exec('BEGIN IMMEDIATE');
  try {
    connection.exec(step.sql + (step.sqlite ?? ''));
    connection.pragma(`user_version = ${version}`);
    connection.exec('COMMIT');
  } catch (error) {
    if (connection.inTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

/** Blocking, as no request waits at start. It only counts once it is whole and on disk. */
function snapshot(connection: Database.Database, file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const partial = `${file}.tmp`;
  rmSync(partial, { force: true });
  connection.prepare('VACUUM INTO ?').run(partial);
  chmodSync(partial, 0o600);
  syncPath(partial);
  renameSync(partial, file);
  syncPath(path.dirname(file));
}

/** Flushes a file, or a directory's list of names, to the disk. */
export function syncPath(target: string): void {
  const descriptor = openSync(target, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
