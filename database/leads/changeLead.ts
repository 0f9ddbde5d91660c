import { type LeadChange, leadChange } from '../../data/api/deskInput.ts';
import type { Lead } from '../../data/api/rows.ts';
import { build, first, run } from '../query.ts';
import type { Connection } from '../store.ts';
import { addLeadEvent, leadById } from './leads.ts';

type Author = { actor: string; at: string };
const FIELDS = leadChange.keyof().options;

/** Changes a lead and writes what changed in its history. Answers what it was, or undefined when there is none. */
export async function changeLead(
  connection: Connection,
  id: number,
  change: LeadChange,
  author: Author,
): Promise<Lead | undefined> {
  const before = await leadById(connection, id);
  if (!before) return undefined;
  if (change.follow_up_on === null) change = { ...change, follow_up_time: '' };
  const changed = FIELDS.filter((field) => change[field] !== undefined && change[field] !== before[field]);
  if (changed.length === 0) return before;
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
    await record('statut', { from: before.status, to: change.status, reason, amount_cents });
  else if (changed.includes('status_reason') || changed.includes('amount_cents'))
    await record('suivi', { reason, amount_cents });
  const { follow_up_on: on = before.follow_up_on, follow_up_time: time = before.follow_up_time } = change;
  if (changed.includes('follow_up_on') || changed.includes('follow_up_time')) await record('rappel', { on, time });
  return before;

  async function record(kind: 'statut' | 'suivi' | 'rappel', detail: object): Promise<void> {
    await addLeadEvent(connection, id, { kind, detail: JSON.stringify(detail), ...author });
  }
}

/** Notes in a lead's history that its file was opened: the first time only. */
export async function noteOpened(connection: Connection, id: number, author: Author): Promise<void> {
  const known = await first(
    connection,
    build.selectFrom('lead_events').select('id').where('lead_id', '=', id).where('kind', '=', 'ouvert'),
  );
  if (!known) await addLeadEvent(connection, id, { kind: 'ouvert', ...author });
}
