import { once } from 'node:events';
import type { Response } from 'express';
import type { LeadFile } from '../../../../data/api/answers.ts';
import { attachmentContent } from '../../../../database/leads/attachments.ts';
import type { Connection } from '../../../../database/store.ts';

/** Sends a text on, and waits where the reader is slower. */
export async function write(response: Response, text: string): Promise<void> {
  if (response.destroyed) return;
  if (!response.write(text)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
}

/** The files attached to these leads' replies as the items of a JSON list, in base64, one in memory at a time. */
export async function writeFiles(
  response: Response,
  connection: Connection,
  leads: readonly Pick<LeadFile, 'replies' | 'attachments'>[],
): Promise<void> {
  const files = leads.flatMap((lead) => [
    ...lead.replies.flatMap(({ attachments }) => attachments),
    ...lead.attachments,
  ]);
  for (const [index, { id, name, size }] of files.entries()) {
    const content = (await attachmentContent(connection, id)).toString('base64');
    await write(response, `${index > 0 ? ',' : ''}${JSON.stringify({ id, name, size, content })}`);
  }
}
