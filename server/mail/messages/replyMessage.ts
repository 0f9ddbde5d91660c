import { attachmentContent } from '../../../database/leads/attachments.ts';
import { leadReplies, replyById, threadBefore } from '../../../database/leads/replies.ts';
import type { Connection } from '../../../database/store.ts';
import type { Mail, MailIdentity } from '../types.ts';

/**
 * A reply as the owner wrote it, letter for letter, in the thread of what its person was sent before.
 * @returns undefined when it was taken back meanwhile.
 */
export async function replyMail(connection: Connection, id: number, identity: MailIdentity): Promise<Mail | undefined> {
  const reply = await replyById(connection, id);
  if (!reply) return undefined;
  const references = await threadBefore(connection, reply.lead_id, id);
  const files = (await leadReplies(connection, reply.lead_id)).find((one) => one.id === id)?.attachments ?? [];
  const attachments: NonNullable<Mail['attachments']> = [];
  for (const { id: file, name } of files)
    attachments.push({ filename: name, content: await attachmentContent(connection, file) });
  return {
    from: { name: identity.content.site.brand, address: identity.from },
    to: { name: '', address: reply.recipient },
    replyTo: { name: '', address: identity.notifyTo },
    subject: reply.subject,
    text: reply.body,
    messageId: reply.message_id,
    ...(reply.in_reply_to && { inReplyTo: reply.in_reply_to }),
    ...(references.length > 0 && { references }),
    attachments,
    headers: {},
  };
}
