import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { DatabaseRefusal, formatRefusal } from '../refusal.ts';
import { connect, makePrivate, syncPath, versionOf } from './connection.ts';
import { APPLICATION_ID } from './inspectFile.ts';
import { newestVersion } from './migrations.ts';

export interface Copy {
  from: string;
  to: string;
}

/**
 * Copies a database, as it is at one instant while others write to it, to a private file without journals; then reads the copy back and
 * flushes it to the disk.
 * @throws when the copy is not sound.
 */
export function copyDatabase({ from, to }: Copy): void {
  const source = connect(from, { readonly: true });
  source.pragma('busy_timeout = 5000');
  source.prepare('VACUUM INTO ?').run(to);
  source.close();
  makePrivate(to);
  verifyBackup(to);
  syncPath(to);
}

/** Runs `copyDatabase` in a thread: copying a large file takes seconds, during which the site's requests would otherwise wait. */
export function copyDatabaseAside(copy: Copy): Promise<void> {
  return new Promise((resolve, reject) => {
    // The thread's script has the same extension as this file: `.ts` among the sources, `.mjs` in the build.
    const thread = `copyThread${path.extname(import.meta.filename)}`;
    const worker = new Worker(path.join(import.meta.dirname, thread), { workerData: copy });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the copying thread ended with ${code}`)),
    );
  });
}

interface Contents {
  leads: number;
  /** Schema version of the copy, and of this program. */
  version: number;
  newest: number;
}

/**
 * Opens a backup as a restore does, and checks every page and index.
 * @throws DatabaseRefusal when it is no sound database of this site, or of a format that this version does not read.
 */
export function verifyBackup(file: string): Contents {
  const copy = connect(file, { readonly: true });
  try {
    const version = versionOf(copy);
    if (copy.pragma('application_id', { simple: true }) !== APPLICATION_ID || version === 0)
      throw new DatabaseRefusal(`${file} n’est pas une base de données de ce site`);
    const refused = formatRefusal(file, version);
    if (refused) throw refused;
    const verdict = String(copy.pragma('integrity_check(1)', { simple: true }));
    if (verdict !== 'ok') throw new DatabaseRefusal(`${file} est endommagé (${verdict})`);
    return { leads: Number(copy.prepare('SELECT count(*) FROM leads').pluck().get()), version, newest: newestVersion };
  } finally {
    copy.close();
  }
}
