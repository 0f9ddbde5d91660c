import type { Lead } from '../../../data/api/rows.ts';
import { attachmentContent } from '../../../database/leads/attachments.ts';
import { leadById } from '../../../database/leads/leads.ts';
import { leadReplies, replyById, threadBefore } from '../../../database/leads/replies.ts';
import { newsOfSummary, type OutboxItem } from '../../../database/mail/outbox.ts';
import { noticeById } from '../../../database/people/contractNotices.ts';
import { subscriberById } from '../../../database/people/subscribers.ts';
import { quoteById } from '../../../database/quotes/quotes.ts';
import type { OutboxKind } from '../../../database/schema.ts';
import type { Connection } from '../../../database/store.ts';
import { dueToday, weekOf } from '../../day.ts';
import { letterComposer } from '../../letters/letterMail.ts';
import { hashToken } from '../../security/cookies.ts';
import { readingBeside, type Services } from '../../services.ts';
import type { Mail, MailIdentity } from '../types.ts';
import { alertMessage, upkeepMessage } from './alertMessage.ts';
import { contractNoticeMail, contractNoticeReceipt, newsletterConfirmation } from './contractNoticeMessages.ts';
import {
  burstSummary,
  leadAcknowledgement,
  leadCorrection,
  leadNotification,
  quarantineSummary,
} from './leadMessages.ts';
import { morningMessage, testMessage, weekMessage } from './morningMessage.ts';
import { type QuoteMail, quoteAnswerMail, quoteConfirmation, quoteMail, satisfactionMail } from './quoteMessages.ts';

/**
 * A reply exactly as the owner wrote it, in the thread of earlier mails to its person.
 * @returns undefined when it was withdrawn meanwhile.
 */
async function replyMail(connection: Connection, id: number, identity: MailIdentity): Promise<Mail | undefined> {
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

/** Makes the mail of an outbox row; undefined when the mail is no longer wanted. */
type Compose = (item: OutboxItem, identity: MailIdentity) => Promise<Mail | undefined> | Mail | undefined;

/**
 * Makes the mail of an outbox row from the data stored when it is sent; a kind missing here does not compile.
 * @param sender who writes, and to whom the owner's mail goes.
 * @returns undefined when it is no longer wanted: its lead or notice was erased, or its subscriber confirmed or left meanwhile.
 */
export function composer(services: Services, { from, notifyTo }: Pick<MailIdentity, 'from' | 'notifyTo'>) {
  const { connection, links, quoteLinks, now, settings, content } = services;
  const letters = letterComposer(services);
  /** Returns a function that makes the mail about the row named by an item; undefined when the row was deleted. */
  const about =
    <Row>(
      key: 'lead_id' | 'notice_id' | 'subscriber_id' | 'quote_id',
      read: ById<Row>,
      write: (row: Row, identity: MailIdentity, messageId: string) => Mail | undefined,
    ): Compose =>
    async (item, identity) => {
      const id = item[key];
      const row = id === null ? undefined : await read(connection, id);
      return row && write(row, identity, item.message_id);
    };
  const summary =
    (write: typeof quarantineSummary, only: (lead: Lead) => boolean): Compose =>
    async (item, identity) => {
      const named = await newsOfSummary(connection, item);
      const leads = (await found(named.leads, (id) => leadById(connection, id))).filter(only);
      const notices = await found(named.notices, (id) => noticeById(connection, id));
      if (leads.length + notices.length === 0) return undefined;
      return write({ leads, notices, identity, messageId: item.message_id });
    };
  const aboutQuote = (write: (mail: QuoteMail) => Mail | undefined): Compose =>
    about('quote_id', quoteById, (quote, identity, messageId) => {
      const token = quoteLinks.known(quote, hashToken);
      return write({ quote, url: token && `${settings.baseUrl}/devis/${token}`, identity, messageId });
    });
  const kinds: Record<OutboxKind, Compose> = {
    'lead-notification': about('lead_id', leadById, leadNotification),
    'lead-correction': about('lead_id', leadById, leadCorrection),
    'lead-acknowledgement': about('lead_id', leadById, (lead, identity, messageId) =>
      leadAcknowledgement(lead, identity, { messageId, now: now() }),
    ),
    'lead-summary': summary(burstSummary, () => true),
    'held-summary': summary(quarantineSummary, ({ quarantine }) => quarantine === 'held'),
    'lead-reply': ({ reply_id }, identity) =>
      reply_id === null ? undefined : replyMail(connection, reply_id, identity),
    'newsletter-confirmation': about('subscriber_id', subscriberById, (subscriber, identity, messageId) => {
      if (subscriber.status !== 'pending') return undefined;
      const tokens = {
        confirm: links.token('confirm', subscriber),
        unsubscribe: links.token('unsubscribe', subscriber),
      };
      return newsletterConfirmation(subscriber.email, tokens, { identity, messageId });
    }),
    'contract-notice': about('notice_id', noticeById, contractNoticeMail),
    'contract-notice-receipt': about('notice_id', noticeById, contractNoticeReceipt),
    quote: aboutQuote(quoteMail),
    'quote-accepted': aboutQuote(quoteConfirmation),
    'quote-answer': aboutQuote(quoteAnswerMail),
    'quote-question': aboutQuote(satisfactionMail),
    letter: letters.letter,
    'letter-test': letters.test,
    upkeep: ({ message_id }, identity) => upkeepMessage(connection, now(), identity, message_id),
    alert: ({ created_at, message_id }, identity) =>
      alertMessage(connection, { since: created_at, identity, messageId: message_id }),
    morning: async ({ message_id }, identity) =>
      morningMessage(await dueToday(readingBeside(services)), identity, message_id),
    week: async ({ message_id }, identity) => weekMessage(await weekOf(readingBeside(services)), identity, message_id),
    test: ({ message_id }, identity) => testMessage(identity, message_id),
  };
  return async (item: OutboxItem): Promise<Mail | undefined> => {
    const identity = { from, notifyTo, baseUrl: settings.baseUrl, content: content.current() };
    const mail = await kinds[item.kind](item, identity);
    return mail && item.recipient ? { ...mail, to: { name: '', address: item.recipient } } : mail;
  };
}

type ById<Row> = (connection: Connection, id: number) => Promise<Row | undefined>;

/** Returns the rows that still exist. */
async function found<Row>(ids: readonly number[], read: (id: number) => Promise<Row | undefined>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const id of ids) {
    const row = await read(id);
    if (row) rows.push(row);
  }
  return rows;
}
