import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { connect } from './connection.ts';
import { databaseFile } from './databaseFile.ts';
import { migrate, versionOf } from './migrate.ts';
import { newestVersion } from './migrations.ts';

interface Tried {
  before: number;
  newestVersion: number;
  /** `ok`, or what is wrong with the copy after its steps; undefined where there were none to try. */
  verdict?: string;
}

/** Tries the steps still to come on a copy; the database itself is only read. */
export async function tryMigration(dataDir: string): Promise<Tried> {
  const source = connect(databaseFile(dataDir), { readonly: true });
  try {
    source.pragma('busy_timeout = 5000');
    const before = versionOf(source);
    if (before >= newestVersion) return { before, newestVersion };
    const directory = mkdtempSync(path.join(dataDir, 'essai-'));
    try {
      const file = path.join(directory, 'site.db');
      await source.backup(file);
      const copy = connect(file);
      migrate(copy, { backupDir: directory });
      const verdict = String(copy.pragma('integrity_check(1)', { simple: true }));
      copy.close();
      return { before, newestVersion, verdict };
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  } finally {
    source.close();
  }
}
