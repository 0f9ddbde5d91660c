import { type BigIntStats, statSync } from 'node:fs';

/** Device and inode: what a path leads to, whatever is written there. Undefined where it leads nowhere. */
const identity = (file: string): string | undefined => {
  const found: BigIntStats | undefined = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
};

/**
 * Notes which file and which journal a connection writes to, and answers a check of whether they are still what the paths
 * lead to. SQLite goes on writing to a deleted file without a word; a few microseconds a commit buy the certainty that what
 * is acknowledged can be read back after a restart.
 */
export function watchIdentity(file: string): () => boolean {
  const opened = identity(file);
  let journal = identity(`${file}-wal`);
  return () => {
    if (opened === undefined || identity(file) !== opened) return false;
    const now = identity(`${file}-wal`);
    // The first commit makes the journal.
    journal ??= now;
    return now === journal;
  };
}
