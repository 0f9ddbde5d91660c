import { site } from '../../../data/company/site.ts';
import type { Connection } from '../../../database/file/connection.ts';
import { attachmentContent } from '../../../database/leads/attachments.ts';
import { leadReplies, replyById, threadBefore } from '../../../database/leads/replies.ts';
import type { Mail, MailIdentity } from '../types.ts';

/**
 * A reply as the owner wrote it, letter for letter, in the thread of what its person was sent before.
 * @returns undefined when it was taken back meanwhile.
 */
export function replyMail(connection: Connection, id: number, identity: MailIdentity): Mail | undefined {
  const reply = replyById(connection, id);
  if (!reply) return undefined;
  const references = threadBefore(connection, reply.lead_id, id);
  const files = leadReplies(connection, reply.lead_id).find((one) => one.id === id)?.attachments ?? [];
  return {
    from: { name: site.brand, address: identity.from },
    to: { name: '', address: reply.recipient },
    replyTo: { name: '', address: identity.notifyTo },
    subject: reply.subject,
    text: reply.body,
    messageId: reply.message_id,
    ...(reply.in_reply_to && { inReplyTo: reply.in_reply_to }),
    ...(references.length > 0 && { references }),
    attachments: files.map(({ id: file, name }) => ({ filename: name, content: attachmentContent(connection, file) })),
    headers: {},
  };
}
