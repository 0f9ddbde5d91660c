import { all, build, insert, run } from '../query.ts';
import type { Connection } from '../store.ts';

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

/** Removes a note of this lead; answers false when it was not there. */
export const removeLeadNote = async (connection: Connection, leadId: number, id: number): Promise<boolean> =>
  (await run(connection, build.deleteFrom('lead_notes').where('id', '=', id).where('lead_id', '=', leadId))) > 0;
