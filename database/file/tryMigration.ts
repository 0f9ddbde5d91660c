import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { formatRefusal } from '../refusal.ts';
import { connect, migrate, versionOf } from './connection.ts';
import { databaseFile, unfinished } from './databaseFile.ts';
import { migrations, stepsAfter, UNRELEASED } from './migrations.ts';

interface Tried {
  before: number;
  newest: number;
  /** `ok`, or the fault of the copy after the migrations; undefined when no migration was pending. */
  verdict?: string;
}

/**
 * Runs the pending migrations on a copy; the database itself is only read.
 * @throws DatabaseRefusal when its format is not supported.
 */
export async function tryMigration(dataDir: string, steps = migrations): Promise<Tried> {
  const newest = UNRELEASED + steps.length;
  const source = connect(databaseFile(dataDir), { readonly: true });
  try {
    source.pragma('busy_timeout = 5000');
    const before = versionOf(source);
    const refused = formatRefusal(databaseFile(dataDir), before, newest);
    if (refused) throw refused;
    if (stepsAfter(before, steps).length === 0) return { before, newest };
    const directory = mkdtempSync(`${unfinished(path.join(dataDir, 'essai'))}-`);
    try {
      const file = path.join(directory, 'site.db');
      await source.backup(file);
      const copy = connect(file);
      migrate(copy, { backupDir: directory, steps });
      const verdict = String(copy.pragma('integrity_check(1)', { simple: true }));
      copy.close();
      return { before, newest, verdict };
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  } finally {
    source.close();
  }
}
