import type { Connection } from '../file/connection.ts';
import { prepared } from '../query.ts';

/** How many leads enter the index in one step: a few milliseconds, in which nobody else is served. */
const STEP_LEADS = 200;
/** How many pages of the index (4 KB each) one step of a merge may write. */
const MERGE_PAGES = 32;
const TEXTS = 'reference, name, email, company, service';
/** How much of a message the index holds; the triggers of its migrations say the same. */
export const INDEXED_CHARACTERS = 2000;
const ADD = `INSERT INTO lead_search(rowid, ${TEXTS}, message)
  SELECT id, ${TEXTS}, substr(message, 1, ${INDEXED_CHARACTERS}) FROM leads`;

/** The last lead in the search index; those above it are looked through row by row. */
export const searchableUpTo = (connection: Connection): number =>
  Number(prepared(connection, `SELECT value FROM counters WHERE name = 'leads-searchable'`).pluck().get() ?? 0);

/**
 * Brings the search index one small step nearer to the leads: a part of a merge that is due, else the next leads. To be
 * run inside a transaction.
 * @returns whether there may be more to do.
 */
export function indexStep(connection: Connection): boolean {
  if (mergeStep(connection)) return true;
  const from = searchableUpTo(connection);
  const some = 'SELECT max(id) FROM (SELECT id FROM leads WHERE id > ? ORDER BY id LIMIT ?)';
  const until = prepared(connection, some).pluck().get(from, STEP_LEADS);
  if (typeof until !== 'number') return false;
  prepared(connection, `${ADD} WHERE id > ? AND id <= ?`).run(from, until);
  prepared(connection, `UPDATE counters SET value = ? WHERE name = 'leads-searchable'`).run(until);
  return true;
}

/** Puts a lead into the index that is stored under its old number again; one above the last will come by itself. */
export function indexAgain(connection: Connection, id: number): void {
  if (id > searchableUpTo(connection)) return;
  prepared(connection, `${ADD} WHERE id = ?`).run(id);
}

/** Fewer than two changes mean that there was nothing to merge (https://sqlite.org/fts5.html#the_merge_command). */
function mergeStep(connection: Connection): boolean {
  const changes = prepared(connection, 'SELECT total_changes()').pluck();
  const before = Number(changes.get());
  prepared(connection, `INSERT INTO lead_search(lead_search, rank) VALUES ('merge', ?)`).run(MERGE_PAGES);
  return Number(changes.get()) - before >= 2;
}
