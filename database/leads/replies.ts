import { type Attachment, type Reply, replyRow } from '../../data/api/rows.ts';
import { addMail, newMessageId } from '../mail/outbox.ts';
import { all, build, type Connection, first, insert, run } from '../store.ts';
import { looseAttachments, repliesAttachments } from './attachments.ts';
import { addReplyEvent } from './firstReply.ts';

interface NewReply {
  /** Key of the reply: posted again, because its response was lost, the same reply is stored once. */
  idempotencyKey: string;
  leadId: number;
  recipient: string;
  subject: string;
  body: string;
  /** Numbers of uploaded files of this lead that belong to no reply yet. */
  attachments: readonly number[];
  author: string;
  host: string;
  now: Date;
  /** Time at which the mail is sent; until then the owner can withdraw the reply. */
  due: Date;
}

/**
 * Stores a reply word for word, with its mail in the outbox. To be run inside the write queue.
 * @returns its number; `missing` when a file is absent, incomplete, or of another reply; `other-words` when its key is that of a reply with
 * other words.
 */
export async function addReply(connection: Connection, reply: NewReply): Promise<number | 'missing' | 'other-words'> {
  const { leadId, idempotencyKey, recipient, subject, body, author, host, now, due } = reply;
  const known = build.selectFrom('lead_replies').select(['id', 'lead_id', 'subject', 'body']);
  const earlier = await first(connection, known.where('idempotency_key', '=', idempotencyKey));
  if (earlier) return isSame(earlier, reply) ? earlier.id : 'other-words';
  const whole = new Set(
    (await looseAttachments(connection, leadId)).flatMap((file) => (file.received === file.size ? file.id : [])),
  );
  if (!reply.attachments.every((file) => whole.has(file))) return 'missing';
  const in_reply_to = (await threadBefore(connection, leadId)).at(-1) ?? null;
  const messageId = newMessageId(host);
  const id = await insert(connection, 'lead_replies', {
    lead_id: leadId,
    idempotency_key: idempotencyKey,
    recipient,
    subject,
    body,
    message_id: messageId,
    in_reply_to,
    author,
    created_at: now.toISOString(),
  });
  if (reply.attachments.length > 0)
    await run(
      connection,
      build.updateTable('lead_attachments').set({ reply_id: id }).where('id', 'in', reply.attachments),
    );
  await addMail(connection, { kind: 'lead-reply', leadId, replyId: id, messageId, host, now, due });
  return id;
}

const isSame = (
  one: { lead_id: number; subject: string; body: string },
  { leadId, subject, body }: NewReply,
): boolean => one.lead_id === leadId && one.subject === subject && one.body === body;

/**
 * Message-IDs of earlier mails to this person about the lead, oldest first: the acknowledgement, while the outbox keeps it, then the sent
 * replies.
 */
export async function threadBefore(
  connection: Connection,
  leadId: number,
  replyId = Number.MAX_SAFE_INTEGER,
): Promise<string[]> {
  const receipt = build
    .selectFrom('outbox')
    .select('message_id')
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'lead-acknowledgement')
    .where('state', '=', 'sent');
  const replies = build
    .selectFrom('lead_replies')
    .select(['message_id', 'in_reply_to'])
    .where('lead_id', '=', leadId)
    .where('id', '<', replyId)
    .where('sent_at', 'is not', null)
    .orderBy('id');
  const left = await all(connection, replies);
  const oldest = left[0]?.in_reply_to ?? (await first(connection, receipt))?.message_id;
  return [...(oldest ? [oldest] : []), ...left.map(({ message_id }) => message_id)];
}

/** A reply to be sent; undefined when there is none. */
export const replyById = (connection: Connection, id: number) =>
  first(connection, build.selectFrom('lead_replies').selectAll().where('id', '=', id));

/** Marks a reply as sent for good; it counts as a reply to the lead. */
export async function noteReplySent(
  connection: Connection,
  id: number,
  { at, answer }: { at: string; answer: string | null },
): Promise<void> {
  const reply = await replyById(connection, id);
  if (!reply || reply.sent_at !== null) return;
  await run(connection, build.updateTable('lead_replies').set({ sent_at: at, answer }).where('id', '=', id));
  await addReplyEvent(connection, reply.lead_id, {
    kind: 'reply-sent',
    detail: JSON.stringify({ reply: id }),
    actor: reply.author,
    at,
  });
}

/** Withdraws a reply whose sending has not begun; its files stay for the next reply. Returns false when the sending has begun. */
export async function takeBackReply(connection: Connection, leadId: number, id: number): Promise<boolean> {
  const untouched = build
    .selectFrom('outbox')
    .select('id')
    .where('reply_id', '=', id)
    .where('lead_id', '=', leadId)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('locked_until', 'is', null);
  if (!(await first(connection, untouched))) return false;
  return (await run(connection, build.deleteFrom('lead_replies').where('id', '=', id))) > 0;
}

const STATES = { waiting: 'waiting', parked: 'failed', sent: 'sent' } as const;
const COLUMNS = replyRow
  .pick({
    id: true,
    recipient: true,
    subject: true,
    body: true,
    author: true,
    created_at: true,
    sent_at: true,
  })
  .keyof().options;

/** The replies to a lead with the state of each, oldest first. */
export async function leadReplies(connection: Connection, leadId: number): Promise<Reply[]> {
  const files = await repliesAttachments(connection, leadId);
  const rows = build
    .selectFrom('lead_replies')
    .leftJoin('outbox', 'outbox.reply_id', 'lead_replies.id')
    .select(COLUMNS.map((column) => `lead_replies.${column}` as const))
    .select(['lead_replies.answer as kept', 'outbox.id as mail_id', 'outbox.state as mail_state'])
    .select(['outbox.attempts', 'outbox.next_attempt_at', 'outbox.last_response'])
    .where('lead_replies.lead_id', '=', leadId)
    .orderBy('lead_replies.id');
  return (await all(connection, rows)).map(({ kept, mail_state, last_response, ...row }) => ({
    ...row,
    // A bounced reply is parked in the outbox again, and counts as not sent.
    state: mail_state ? STATES[mail_state] : row.sent_at ? 'sent' : 'dropped',
    answer: mail_state === 'parked' ? last_response : (kept ?? last_response),
    attempts: row.attempts ?? 0,
    attachments: files.filter(({ reply_id }) => reply_id === row.id).map(({ reply_id, ...file }): Attachment => file),
  }));
}
