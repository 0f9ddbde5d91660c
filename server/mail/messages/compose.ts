import { leadById } from '../../../database/leads/leads.ts';
import { newsOfSummary } from '../../../database/mail/outbox.ts';
import { noticeById } from '../../../database/people/contractNotices.ts';
import { subscriberById } from '../../../database/people/subscribers.ts';
import type { Connection } from '../../../database/store.ts';
import type { dueToday } from '../../dueToday.ts';
import { letterComposer } from '../../letters/letterMail.ts';
import type { SubscriberLinks } from '../../security/subscriberLinks.ts';
import type { weekOf } from '../../weekOf.ts';
import { toClaim } from '../databaseOutbox.ts';
import type { Mail, MailIdentity, OutboxItem } from '../types.ts';
import { alertMessage } from './alertMessage.ts';
import { contractNoticeMail, contractNoticeReceipt } from './contractNoticeMessages.ts';
import { leadAcknowledgement, leadCorrection, leadNotification } from './leadMessages.ts';
import { morningMessage } from './morningMessage.ts';
import { newsletterConfirmation } from './newsletterMessages.ts';
import { replyMail } from './replyMessage.ts';
import { burstSummary, heldSummary } from './summaryMessages.ts';
import { testMessage } from './testMessage.ts';
import { upkeepMessage } from './upkeepMessage.ts';
import { weekMessage } from './weekMessage.ts';

interface Sources {
  connection: Connection;
  links: SubscriberLinks;
  identity: () => MailIdentity;
  now: () => Date;
  /** What waits for the owner, and what the last seven days were. */
  due: () => ReturnType<typeof dueToday>;
  week: () => ReturnType<typeof weekOf>;
}

/**
 * Writes the mail of an outbox row from what is stored when it leaves.
 * @returns undefined when it is no longer wanted: its lead or notice was erased, or its subscriber confirmed or left meanwhile.
 */
export function composer({
  connection,
  links,
  identity,
  now,
  due,
  week,
}: Sources): (item: OutboxItem) => Promise<Mail | undefined> {
  const letters = letterComposer({ connection, links, identity });
  const written = async (item: OutboxItem): Promise<Mail | undefined> => {
    const { kind, leadId, subscriberId, noticeId, replyId, messageId } = item;
    if (kind === 'letter') return letters.letter(item);
    if (kind === 'letter-test') return letters.test(item);
    if (kind === 'test') return testMessage(identity(), messageId);
    if (kind === 'alert') return alertMessage(connection, { since: item.createdAt, identity: identity(), messageId });
    if (kind === 'morning') return morningMessage(await due(), identity(), messageId);
    if (kind === 'week') return weekMessage(await week(), identity(), messageId);
    if (kind === 'upkeep') return upkeepMessage(connection, now(), identity(), messageId);
    if (kind === 'newsletter-confirmation') {
      const subscriber = subscriberId === null ? undefined : await subscriberById(connection, subscriberId);
      if (subscriber?.status !== 'pending') return undefined;
      const tokens = {
        confirm: links.token('confirm', subscriber),
        unsubscribe: links.token('unsubscribe', subscriber),
      };
      return newsletterConfirmation(subscriber.email, tokens, { identity: identity(), messageId });
    }
    if (kind === 'lead-reply') return replyId === null ? undefined : replyMail(connection, replyId, identity());
    if (kind === 'contract-notice' || kind === 'contract-notice-receipt') {
      const notice = noticeId === null ? undefined : await noticeById(connection, noticeId);
      const write = kind === 'contract-notice' ? contractNoticeMail : contractNoticeReceipt;
      return notice && write(notice, identity(), messageId);
    }
    if (kind === 'lead-summary' || kind === 'held-summary') {
      const named = await newsOfSummary(connection, toClaim(item));
      const all = await found(named.leads, (id) => leadById(connection, id));
      const notices = await found(named.notices, (id) => noticeById(connection, id));
      const leads = kind === 'held-summary' ? all.filter(({ quarantine }) => quarantine === 'held') : all;
      if (leads.length + notices.length === 0) return undefined;
      const write = kind === 'held-summary' ? heldSummary : burstSummary;
      return write({ leads, notices, identity: identity(), messageId });
    }
    const lead = leadId === null ? undefined : await leadById(connection, leadId);
    if (!lead) return undefined;
    if (kind === 'lead-acknowledgement') return leadAcknowledgement(lead, identity(), { messageId, now: now() });
    const write = kind === 'lead-correction' ? leadCorrection : leadNotification;
    return write(lead, identity(), messageId);
  };
  return async (item) => {
    const mail = await written(item);
    return mail && item.recipient ? { ...mail, to: { name: '', address: item.recipient } } : mail;
  };
}

/** The rows that are still there. */
async function found<Row>(ids: readonly number[], read: (id: number) => Promise<Row | undefined>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const id of ids) {
    const row = await read(id);
    if (row) rows.push(row);
  }
  return rows;
}
