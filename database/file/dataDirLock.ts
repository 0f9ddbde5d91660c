import { statfsSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { DatabaseRefusal } from '../refusal.ts';

/**
 * Reserves the data directory by an exclusive SQLite transaction on a lock file, which the kernel releases however the process dies: no
 * stale lock remains.
 * @returns a function that releases the directory.
 * @throws DatabaseRefusal when another process holds the lock, or the lock file cannot be used.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = path.join(dataDir, 'lock.db');
  let lock: Database.Database | undefined;
  try {
    lock = new Database(file, { timeout: 0 });
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    throw refusal(error, dataDir, file);
  }
  const taken = lock;
  return () => taken.close();
}

function refusal(error: unknown, dataDir: string, file: string): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  if (error.code.startsWith('SQLITE_BUSY'))
    return new DatabaseRefusal(
      `Le dossier ${dataDir} est déjà utilisé par un autre processus du site : arrêtez-le d’abord.`,
    );
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(error.code))
    return new DatabaseRefusal(
      `${file} est endommagé. Ce fichier ne contient aucune donnée : vérifiez que le site est arrêté, supprimez-le, puis redémarrez.`,
    );
  if (isFull(error.code, dataDir))
    return new DatabaseRefusal(
      `${dataDir} : le disque est plein, ou n’a plus d’entrée libre (df -h, df -i). Rien n’a été modifié.`,
      75,
    );
  return new DatabaseRefusal(
    `${file} ne peut pas être utilisé (${error.code}) : vérifiez le disque et ses droits.`,
    // Exit code 75 (try again) for an I/O error, which may be temporary; 78 for every other error.
    /^SQLITE_IOERR_(READ|WRITE|FSYNC)/.test(error.code) ? 75 : 78,
  );
}

/**
 * Whether the disk is full. SQLite reports a disk without free inodes as a file it cannot open; a file system that counts no inodes cannot
 * be tested for that.
 */
function isFull(code: string, dataDir: string): boolean {
  if (code === 'SQLITE_FULL') return true;
  const { files, ffree } = statfsSync(dataDir);
  return code.startsWith('SQLITE_CANTOPEN') && files > 0 && ffree === 0;
}
