import { formatRefusal } from '../refusal.ts';
import { sqliteConnection } from '../sqlite/sqliteConnection.ts';
import type { Connection } from '../store.ts';
import { connect, versionOf } from './connection.ts';
import { databaseFile } from './databaseFile.ts';
import { newestVersion } from './migrations.ts';

interface Look {
  /** `ok`, or what is wrong with the file. */
  verdict: string;
  /** Of its format, and of the one this program writes. */
  version: number;
  newestVersion: number;
  /** Reads the rest. */
  connection: Connection;
}

/**
 * Reads the file through, every page and index, and lets others ask it more; it is closed after.
 * @throws DatabaseRefusal when it is of a format that is not read.
 */
export async function lookAtFile<Result>(dataDir: string, use: (look: Look) => Promise<Result>): Promise<Result> {
  const handle = connect(databaseFile(dataDir), { readonly: true });
  try {
    const version = versionOf(handle);
    const refused = formatRefusal(databaseFile(dataDir), version);
    if (refused) throw refused;
    const verdict = String(handle.pragma('integrity_check(1)', { simple: true }));
    return await use({ verdict, version, newestVersion, connection: sqliteConnection(handle) });
  } finally {
    handle.close();
  }
}
