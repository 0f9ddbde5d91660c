import { statSync } from 'node:fs';

/** Device and inode: what a path leads to, whatever is written there. Undefined where it leads nowhere. */
function identity(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

/**
 * Notes which file and which journal a connection writes to, and answers a check of whether they are still what the paths
 * lead to: SQLite goes on writing to a deleted file without a word.
 */
export function watchIdentity(file: string): () => boolean {
  const opened = identity(file);
  let journal = identity(`${file}-wal`);
  return () => {
    // The first commit makes the journal.
    journal ??= identity(`${file}-wal`);
    return opened !== undefined && identity(file) === opened && identity(`${file}-wal`) === journal;
  };
}
