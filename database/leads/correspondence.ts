import type { ImportedLead } from '../../data/api/leadImport.ts';
import { all, build, type Connection, insert } from '../store.ts';
import { attachmentContent, replyAttachments, storeAttachment } from './attachments.ts';
import { addLeadNote } from './changeLead.ts';
import { addReplyEvent } from './firstReply.ts';

export type Correspondence = Pick<ImportedLead, 'notes' | 'replies'>;

/** Folder for the files of replies, exported beside a file of requests; each file is named by its SHA-256. */
export interface FileFolder {
  put(content: Buffer): string;
  /**
   * Returns the bytes of a file.
   * @throws when the file is missing, or its bytes have another SHA-256.
   */
  get(sha256: string): Buffer;
}

/**
 * Adds to each lead its notes and sent replies, oldest first; with a folder, copies the files of the replies there and names them in the
 * reply.
 */
export async function withCorrespondence<Row extends { id: number }>(
  connection: Connection,
  leads: readonly Row[],
  folder?: Pick<FileFolder, 'put'>,
): Promise<(Row & Correspondence)[]> {
  if (leads.length === 0) return [];
  const ids = leads.map(({ id }) => id);
  const notes = build.selectFrom('lead_notes').select(['lead_id', 'body', 'author', 'created_at']);
  const replies = build
    .selectFrom('lead_replies')
    .select(['id', 'lead_id', 'recipient', 'subject', 'body', 'author', 'created_at', 'message_id', 'in_reply_to'])
    .select('sent_at')
    .$narrowType<{ sent_at: string }>()
    .where('sent_at', 'is not', null);
  const byLead = <Part extends { lead_id: number }>(parts: readonly Part[], id: number) =>
    parts.filter(({ lead_id }) => lead_id === id).map(({ lead_id, ...part }) => part);
  const written = await all(connection, notes.where('lead_id', 'in', ids).orderBy('id'));
  const sent: (Correspondence['replies'][number] & { lead_id: number })[] = [];
  for (const { id, ...reply } of await all(connection, replies.where('lead_id', 'in', ids).orderBy('id')))
    sent.push({ ...reply, files: folder ? await filesOf(connection, id, folder) : [] });
  return leads.map((lead) => ({ ...lead, notes: byLead(written, lead.id), replies: byLead(sent, lead.id) }));
}

async function filesOf(connection: Connection, reply: number, folder: Pick<FileFolder, 'put'>) {
  const files = [];
  for (const { id, name } of await replyAttachments(connection, reply))
    files.push({ name, sha256: folder.put(await attachmentContent(connection, id)) });
  return files;
}

/** Stores the notes and replies of an imported lead; no mail is sent. `key`: the lead's own key, from which the replies' keys are made. */
export async function storeCorrespondence(
  connection: Connection,
  lead_id: number,
  { notes, replies, key, folder }: Correspondence & { key: string; folder: Pick<FileFolder, 'get'> | undefined },
): Promise<void> {
  for (const { created_at, ...note } of notes) await addLeadNote(connection, lead_id, { ...note, at: created_at });
  for (const [index, reply] of replies.entries()) {
    const { files, ...row } = reply;
    const id = await insert(connection, 'lead_replies', { ...row, lead_id, idempotency_key: `${key} ${index}` });
    const { sent_at: at, author: actor } = reply;
    if (folder)
      for (const { name, sha256 } of files)
        await storeAttachment(connection, { lead_id, reply_id: id, name, created_at: at }, folder.get(sha256));
    await addReplyEvent(connection, lead_id, { kind: 'reply-sent', detail: JSON.stringify({ reply: id }), actor, at });
  }
}
