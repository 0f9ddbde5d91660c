import { build, run } from '../query.ts';
import type { Connection } from '../store.ts';

/**
 * Erases leads with their history, notes, mails and search entries (foreign keys and triggers take those along); answers
 * how many there were. SQLite's `secure_delete` overwrites the rows' bytes; the queue's `forgetErased` then empties the
 * journal that still held them.
 */
export const eraseLeads = (connection: Connection, ids: readonly number[]): Promise<number> =>
  run(connection, build.deleteFrom('leads').where('id', 'in', ids));
