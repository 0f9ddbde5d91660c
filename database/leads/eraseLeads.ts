import type { Connection } from '../file/connection.ts';
import { settlingOwners } from '../people/people.ts';
import { build, run } from '../query.ts';
import { eraseParts } from './attachments.ts';

/**
 * Erases leads with their history, notes, replies, mails and search entries (foreign keys and triggers take those along),
 * and the bytes of their files; answers how many leads there were. `secure_delete` overwrites the rows' bytes; `forgetErased` then empties the journal that still
 * held them.
 */
export function eraseLeads(connection: Connection, ids: readonly number[]): number {
  eraseParts(connection, ids);
  return settlingOwners(connection, 'leads', ids, () =>
    run(connection, build.deleteFrom('leads').where('id', 'in', ids)),
  );
}

/** Writes the journal into the file and empties it. Not inside a transaction. Answers false when a reader held it. */
export function forgetErased(connection: Connection): boolean {
  const [result] = connection.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
  return result?.busy === 0;
}
