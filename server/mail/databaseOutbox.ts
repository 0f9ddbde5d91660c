import { noteReplySent } from '../../database/leads/replies.ts';
import { endOutage, noteOutage } from '../../database/mail/outage.ts';
import {
  type Claim,
  claimMail,
  deleteMail,
  makeMailsDue,
  markSent,
  parkMail,
  postponeMail,
  type Mail as Row,
  releaseMail,
} from '../../database/mail/outbox.ts';
import { nextDue, sentToStrangers } from '../../database/mail/outboxState.ts';
import { noteReceiptSent } from '../../database/people/contractNotices.ts';
import { noteConfirmationSent } from '../../database/people/subscribers.ts';
import type { Connection, WriteQueue } from '../../database/store.ts';
import { noteSmtpRefusal } from '../bounces/noteSmtpRefusal.ts';
import type { Outbox, OutboxItem } from './types.ts';

/**
 * The outbox table behind the worker's interface, letters aside (`server/letters/letterOutbox.ts`).
 * @param changed told when a mail has left, was put off or was given up: what an open desk shows is old then.
 */
export function databaseOutbox(
  connection: Connection,
  queue: WriteQueue,
  changed: () => void,
  now = () => new Date(),
): Outbox {
  // Each takes and changes rows of its own.
  const write: WriteQueue['write'] = (job) => queue.write(job, { beside: 'others' });
  return {
    async claim(now, leaseUntil) {
      const due = await nextDue(connection);
      // Nothing waits: no transaction, hence no flush to disk, for looking.
      if (due === undefined) return undefined;
      const mail = await write((writable) => claimMail(writable, now, leaseUntil));
      return mail && toItem(mail);
    },
    async sent(item, at, response) {
      await write(async (writable) => {
        await endOutage(writable);
        await markSent(writable, toClaim(item), at, response);
        if (item.kind === 'newsletter-confirmation' && item.subscriberId !== null)
          await noteConfirmationSent(writable, item.subscriberId, item.messageId, at);
        if (item.kind === 'contract-notice-receipt' && item.noticeId !== null)
          await noteReceiptSent(writable, item.noticeId, at);
        if (item.replyId !== null) await noteReplySent(writable, item.replyId, { at, answer: response });
      });
      changed();
    },
    async retry(item, nextAt, response) {
      await write(async (writable) => {
        await postponeMail(writable, toClaim(item), nextAt, response);
        await noteSmtpRefusal(writable, item, { answer: response, givenUp: false, now: now() });
      });
      changed();
    },
    async release(item, nextAt, response) {
      await write(async (writable) => {
        await releaseMail(writable, toClaim(item), nextAt, response);
        if (response !== null) await noteOutage(writable, { since: nextAt, response });
      });
      changed();
    },
    async park(item, at, response) {
      await write(async (writable) => {
        await parkMail(writable, toClaim(item), at, response);
        await noteSmtpRefusal(writable, item, { answer: response, givenUp: true, now: now() });
      });
      changed();
    },
    async discard(item) {
      await write((writable) => deleteMail(writable, toClaim(item)));
    },
    async makeDue(now) {
      await write((writable) => makeMailsDue(writable, now));
    },
    nextDue: () => nextDue(connection),
    sentSince: (item, since) => sentToStrangers(connection, { ...item, since }),
  };
}

export const toClaim = ({ id, kind, leasedUntil }: OutboxItem): Claim => ({ id, kind, locked_until: leasedUntil });

export const toItem = (row: Row): OutboxItem => ({
  id: row.id,
  kind: row.kind,
  leadId: row.lead_id,
  subscriberId: row.subscriber_id,
  noticeId: row.notice_id,
  replyId: row.reply_id,
  letterId: row.letter_id,
  recipient: row.recipient,
  messageId: row.message_id,
  attempts: row.attempts,
  createdAt: row.created_at,
  recipientKey: row.recipient_key,
  originKey: row.origin_key,
  leasedUntil: row.locked_until,
});
