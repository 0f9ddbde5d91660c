import { type LeadChange, leadChange } from '../../data/api/deskInput.ts';
import type { Lead } from '../../data/api/rows.ts';
import { settlingOwners } from '../people/people.ts';
import { eraseQuotes } from '../quotes/keptQuotes.ts';
import { all, build, type Connection, first, insert, run } from '../store.ts';
import { eraseParts } from './attachments.ts';
import { addLeadEvent } from './leadEvents.ts';
import { leadById } from './leads.ts';

type Author = { actor: string; at: string };
const FIELDS = leadChange.keyof().options;

/** Changes a lead and records the changes in its history. Returns the former values, or undefined when there is no lead. */
export async function changeLead(
  connection: Connection,
  id: number,
  change: LeadChange,
  author: Author,
): Promise<Partial<Pick<Lead, keyof LeadChange>> | undefined> {
  const before = await leadById(connection, id);
  if (!before) return undefined;
  if (change.follow_up_on === null) change = { ...change, follow_up_time: '' };
  const changed = FIELDS.filter((field) => change[field] !== undefined && change[field] !== before[field]);
  if (changed.length === 0) return {};
  const values = Object.fromEntries(changed.map((field) => [field, change[field]]));
  await run(
    connection,
    build
      .updateTable('leads')
      .set({ ...values, updated_at: author.at })
      .where('id', '=', id),
  );
  const { status_reason: reason = before.status_reason, amount_cents = before.amount_cents } = change;
  if (changed.includes('status'))
    await record('status-changed', { from: before.status, to: change.status, reason, amount_cents });
  else if (changed.includes('status_reason') || changed.includes('amount_cents'))
    await record('deal-changed', { reason, amount_cents });
  const { follow_up_on: on = before.follow_up_on, follow_up_time: time = before.follow_up_time } = change;
  if (changed.includes('follow_up_on') || changed.includes('follow_up_time')) await record('follow-up', { on, time });
  return Object.fromEntries(changed.map((field) => [field, before[field]]));

  async function record(kind: 'status-changed' | 'deal-changed' | 'follow-up', detail: object): Promise<void> {
    await addLeadEvent(connection, id, { kind, detail: JSON.stringify(detail), ...author });
  }
}

/** Records in a lead's history that it was opened, the first time only. */
export async function noteOpened(connection: Connection, id: number, author: Author): Promise<void> {
  const known = await first(
    connection,
    build.selectFrom('lead_events').select('id').where('lead_id', '=', id).where('kind', '=', 'opened'),
  );
  if (!known) await addLeadEvent(connection, id, { kind: 'opened', ...author });
}

/**
 * Erases leads with their history, notes, replies, mails and search entries (by foreign keys and triggers), and the bytes of their files;
 * returns the number of leads. SQLite's `secure_delete` overwrites the rows' bytes; the queue's `forgetErased` then empties the journal
 * that still held them.
 */
export async function eraseLeads(connection: Connection, ids: readonly number[]): Promise<number> {
  await eraseParts(connection, ids);
  await eraseQuotes(connection, 'lead_id', ids);
  return settlingOwners(connection, 'leads', ids, () =>
    run(connection, build.deleteFrom('leads').where('id', 'in', ids)),
  );
}

/** Writes a note on a lead. */
export async function addLeadNote(
  connection: Connection,
  leadId: number,
  { body, author, at }: { body: string; author: string; at: string },
): Promise<void> {
  await insert(connection, 'lead_notes', { lead_id: leadId, body, author, created_at: at });
}

export const leadNotes = (connection: Connection, leadId: number) =>
  all(
    connection,
    build
      .selectFrom('lead_notes')
      .select(['id', 'body', 'author', 'created_at'])
      .where('lead_id', '=', leadId)
      .orderBy('id'),
  );

/** Removes a note of this lead; returns false when it was not there. */
export const removeLeadNote = async (connection: Connection, leadId: number, id: number): Promise<boolean> =>
  (await run(connection, build.deleteFrom('lead_notes').where('id', '=', id).where('lead_id', '=', leadId))) > 0;
