import { chmodSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { verifyBackup } from './backup.ts';
import { connect, syncPath } from './connection.ts';

export interface Copy {
  from: string;
  to: string;
}

/**
 * Copies a database as it is at one instant, while others write to it, into one private file without journals; reads
 * the copy back whole and flushes it to the disk.
 * @throws when the copy is not sound.
 */
export function copyDatabase({ from, to }: Copy): void {
  const source = connect(from, { readonly: true });
  source.pragma('busy_timeout = 5000');
  source.prepare('VACUUM INTO ?').run(to);
  source.close();
  chmodSync(to, 0o600);
  verifyBackup(to);
  syncPath(to);
}

/** The same in a thread of its own: a large file takes seconds, and no request waits for it. */
export function copyDatabaseAside(copy: Copy): Promise<void> {
  return new Promise((resolve, reject) => {
    // Beside this file: `.ts` among the sources, `.mjs` in the build.
    const thread = `copyThread${path.extname(import.meta.filename)}`;
    const worker = new Worker(path.join(import.meta.dirname, thread), { workerData: copy });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the copying thread ended with ${code}`)),
    );
  });
}
