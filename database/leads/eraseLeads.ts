import { settlingOwners } from '../people/people.ts';
import { build, run } from '../query.ts';
import type { Connection } from '../store.ts';
import { eraseParts } from './attachments.ts';

/**
 * Erases leads with their history, notes, replies, mails and search entries (foreign keys and triggers take those along),
 * and the bytes of their files; answers how many leads there were. SQLite's `secure_delete` overwrites the rows' bytes;
 * the queue's `forgetErased` then empties the journal that still held them.
 */
export async function eraseLeads(connection: Connection, ids: readonly number[]): Promise<number> {
  await eraseParts(connection, ids);
  return settlingOwners(connection, 'leads', ids, () =>
    run(connection, build.deleteFrom('leads').where('id', 'in', ids)),
  );
}
