import type { ImportedLead } from '../../data/api/leadImport.ts';
import { all, build, type Connection, insert } from '../store.ts';
import { addLeadNote } from './changeLead.ts';
import { addReplyEvent } from './firstReply.ts';

export type Correspondence = Pick<ImportedLead, 'notes' | 'replies'>;

/** Adds notes and sent replies to leads, oldest first. */
export async function withCorrespondence<Row extends { id: number }>(
  connection: Connection,
  leads: readonly Row[],
): Promise<(Row & Correspondence)[]> {
  if (leads.length === 0) return [];
  const ids = leads.map(({ id }) => id);
  const notes = build.selectFrom('lead_notes').select(['lead_id', 'body', 'author', 'created_at']);
  const replies = build
    .selectFrom('lead_replies')
    .select(['lead_id', 'recipient', 'subject', 'body', 'author', 'created_at', 'message_id', 'in_reply_to'])
    .select('sent_at')
    .$narrowType<{ sent_at: string }>()
    .where('sent_at', 'is not', null);
  const byLead = <Part extends { lead_id: number }>(parts: readonly Part[], id: number) =>
    parts.filter(({ lead_id }) => lead_id === id).map(({ lead_id, ...part }) => part);
  const written = await all(connection, notes.where('lead_id', 'in', ids).orderBy('id'));
  const sent = await all(connection, replies.where('lead_id', 'in', ids).orderBy('id'));
  return leads.map((lead) => ({ ...lead, notes: byLead(written, lead.id), replies: byLead(sent, lead.id) }));
}

/** Stores the notes and replies of an imported lead; no mail is sent. `key` is the lead's own. */
export async function storeCorrespondence(
  connection: Connection,
  lead_id: number,
  { notes, replies, key }: Correspondence & { key: string },
): Promise<void> {
  for (const { created_at, ...note } of notes) await addLeadNote(connection, lead_id, { ...note, at: created_at });
  for (const [index, reply] of replies.entries()) {
    const row = { ...reply, lead_id, idempotency_key: `${key} ${index}` };
    const id = await insert(connection, 'lead_replies', row);
    const { sent_at: at, author: actor } = reply;
    await addReplyEvent(connection, lead_id, { kind: 'reply-sent', detail: JSON.stringify({ reply: id }), actor, at });
  }
}
