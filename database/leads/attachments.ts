import type { Attachment } from '../../data/api/rows.ts';
import { attachmentLimits } from '../../data/desk/deskLimits.ts';
import type { Schema } from '../schema.ts';
import { all, build, type Connection, first, insert, run } from '../store.ts';

const COLUMNS = ['id', 'name', 'size', 'received'] as const;

/** Files of the reply being written, in the order they were chosen. */
export const looseAttachments = (connection: Connection, leadId: number): Promise<Attachment[]> =>
  all(
    connection,
    build
      .selectFrom('lead_attachments')
      .select(COLUMNS)
      .where('lead_id', '=', leadId)
      .where('reply_id', 'is', null)
      .orderBy('id'),
  );

/** Files of all replies to a lead, each with the number of its reply. */
export const repliesAttachments = (connection: Connection, leadId: number) =>
  all(
    connection,
    build
      .selectFrom('lead_attachments')
      .select([...COLUMNS, 'reply_id'])
      .where('lead_id', '=', leadId)
      .where('reply_id', 'is not', null)
      .orderBy('id'),
  );

/** The files of one reply. */
export const replyAttachments = (connection: Connection, replyId: number): Promise<Attachment[]> =>
  all(connection, build.selectFrom('lead_attachments').select(COLUMNS).where('reply_id', '=', replyId).orderBy('id'));

/** Stores a whole file of a sent reply. */
export async function storeAttachment(
  connection: Connection,
  file: { lead_id: number; reply_id: number; name: string; created_at: string },
  content: Buffer,
): Promise<void> {
  const size = content.length;
  const attachment_id = await insert(connection, 'lead_attachments', { ...file, size, received: size });
  for (let position = 0; position < size; position += attachmentLimits.part) {
    const part = content.subarray(position, position + attachmentLimits.part);
    await insertPart(connection, { attachment_id, position, lead_id: file.lead_id, content: part });
  }
}

export const attachmentById = (connection: Connection, leadId: number, id: number): Promise<Attachment | undefined> =>
  first(
    connection,
    build.selectFrom('lead_attachments').select(COLUMNS).where('id', '=', id).where('lead_id', '=', leadId),
  );

/** Adds a file whose bytes follow; returns its number, or `too-much` when the files chosen for the reply would exceed the limit. */
export async function beginAttachment(
  connection: Connection,
  leadId: number,
  { name, size, at }: { name: string; size: number; at: string },
): Promise<number | 'too-much'> {
  const loose = await looseAttachments(connection, leadId);
  const bytes = loose.reduce((sum, one) => sum + one.size, size);
  if (bytes > attachmentLimits.bytes || loose.length >= attachmentLimits.files) return 'too-much';
  return insert(connection, 'lead_attachments', { lead_id: leadId, reply_id: null, name, size, created_at: at });
}

interface Part {
  id: number;
  /** Offset in bytes. */
  position: number;
  content: Buffer;
}

/**
 * Stores the next bytes of a file. The same chunk sent again, because its response was lost, changes nothing.
 * @returns the file; `out-of-place` for bytes that are not the next ones or too many; undefined when there is no such file.
 */
export async function addPart(connection: Connection, leadId: number, { id, position, content }: Part) {
  const file = await attachmentById(connection, leadId, id);
  if (!file) return undefined;
  if (position + content.length <= file.received) return file;
  if (position !== file.received || position + content.length > file.size) return 'out-of-place' as const;
  await insertPart(connection, { attachment_id: id, position, lead_id: leadId, content });
  const received = position + content.length;
  await run(connection, build.updateTable('lead_attachments').set({ received }).where('id', '=', id));
  return { ...file, received };
}

const insertPart = (connection: Connection, part: Schema['attachment_parts']): Promise<number> =>
  run(connection, build.insertInto('attachment_parts').values(part));

/** A file's bytes. */
export const attachmentContent = async (connection: Connection, id: number): Promise<Buffer> =>
  Buffer.concat(
    (
      await all(
        connection,
        build.selectFrom('attachment_parts').select('content').where('attachment_id', '=', id).orderBy('position'),
      )
    ).map(({ content }) => content),
  );

/** Removes a file of the reply being written; returns false when there is none. */
export async function removeLoose(connection: Connection, leadId: number, id: number): Promise<boolean> {
  const removed = await run(
    connection,
    build
      .deleteFrom('lead_attachments')
      .where('id', '=', id)
      .where('lead_id', '=', leadId)
      .where('reply_id', 'is', null),
  );
  if (removed > 0) await run(connection, build.deleteFrom('attachment_parts').where('attachment_id', '=', id));
  return removed > 0;
}

/** Deletes one file chosen before a time for a reply that was never finished; returns the number deleted, 0 or 1. */
export async function purgeLoose(connection: Connection, before: string): Promise<number> {
  const old = build
    .selectFrom('lead_attachments')
    .select(['id', 'lead_id'])
    .where('reply_id', 'is', null)
    .where('created_at', '<', before)
    .limit(1);
  let removed = 0;
  for (const { id, lead_id } of await all(connection, old))
    if (await removeLoose(connection, lead_id, id)) removed += 1;
  return removed;
}

/** Deletes the bytes of these leads' files, which no foreign key deletes: they are kept while the lead is in the bin. */
export const eraseParts = (connection: Connection, leadIds: readonly number[]): Promise<number> =>
  run(connection, build.deleteFrom('attachment_parts').where('lead_id', 'in', leadIds));
