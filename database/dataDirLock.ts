import path from 'node:path';
import Database from 'better-sqlite3';
import { DatabaseRefusal } from './refusal.ts';

/**
 * Takes the data directory for this process alone. The lock is an exclusive SQLite transaction on a file of its own:
 * the kernel releases it when the process dies, however it dies, so a stale lock cannot exist.
 * @returns a function that gives the directory back.
 * @throws DatabaseRefusal when another process holds it.
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = new Database(path.join(dataDir, 'lock.db'), { timeout: 0 });
  try {
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new DatabaseRefusal(
        `Le dossier ${dataDir} est déjà utilisé par un autre processus du site : arrêtez-le d’abord.`,
      );
    throw error;
  }
  return () => lock.close();
}
