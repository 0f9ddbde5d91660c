import { addReplyEvent } from '../../database/leads/firstReply.ts';
import { noteReplySent } from '../../database/leads/replies.ts';
import { claimMail, makeMailsDue } from '../../database/mail/outbox.ts';
import { nextDue, sentToStrangers } from '../../database/mail/outboxState.ts';
import { noteReceiptSent } from '../../database/people/contractNotices.ts';
import { noteConfirmationSent } from '../../database/people/subscribers.ts';
import { noteSmtpRefusal } from '../bounces/noteBounce.ts';
import type { Services } from '../services.ts';
import type { MailSettings } from '../start/mailSettings.ts';
import { composer } from './messages/compose.ts';
import { systemSleep } from './sendFailure.ts';
import { openSmtpSender } from './smtpSender.ts';
import { strangerLimitUntil } from './strangerLimit.ts';
import { BESIDE, type MailSource, type MailWorker, startMailWorker, type WorkerParts } from './worker.ts';

const DAY_MS = 86_400_000;

/** Queue of all mail but letters: the rows of sent mails are kept for a while, those of given-up mails until the owner retries them. */
export const mailSource = ({ connection, queue, now }: Pick<Services, 'connection' | 'queue' | 'now'>): MailSource => ({
  next: (at, leaseUntil) =>
    queue.write(async (writer) => (await claimMail(writer, at, leaseUntil)) ?? nextDue(writer), BESIDE),
  async delayedUntil({ kind, recipient_key: recipientKey, origin_key: originKey }, at) {
    if (recipientKey === null) return undefined;
    const since = new Date(at - DAY_MS).toISOString();
    return strangerLimitUntil(at, await sentToStrangers(connection, { kind, recipientKey, originKey, since }));
  },
  async note(writer, item, { became, at, answer }) {
    if (became === 'later' || became === 'parked')
      await noteSmtpRefusal(writer, item, { answer, givenUp: became === 'parked', now: now() });
    if (became !== 'sent') return;
    const { kind, subscriber_id, notice_id, reply_id } = item;
    if (kind === 'newsletter-confirmation' && subscriber_id !== null)
      await noteConfirmationSent(writer, subscriber_id, item.message_id, at);
    if (kind === 'contract-notice-receipt' && notice_id !== null) await noteReceiptSent(writer, notice_id, at);
    if (reply_id !== null) await noteReplySent(writer, reply_id, { at, answer });
    // A sent quote counts as a reply to its request.
    if (kind === 'quote' && item.lead_id !== null)
      await addReplyEvent(writer, item.lead_id, {
        kind: 'reply-sent',
        detail: JSON.stringify({ quote: item.quote_id }),
        at,
      });
  },
  makeDue: makeMailsDue,
});

/**
 * Starts sending the outbox through the mail server of the settings; without a mail server, mails stay in the outbox.
 * @param others parts that tests take instead of the real ones, such as a clock.
 */
export function startMailer(services: Services, others: Partial<WorkerParts> = {}): MailWorker | undefined {
  const { mail } = services.settings;
  const tell = () => services.live.publish({ kind: 'mail' });
  return mail && startSender(services, mail, { source: mailSource(services), tell, name: 'mail' }, others);
}

interface SenderParts extends Pick<WorkerParts, 'source' | 'tell'> {
  /** Name of the queue in the log. */
  name: string;
}

/** Starts sending one queue of the outbox with a mail server. */
export function startSender(
  services: Services,
  mail: MailSettings,
  { name, ...source }: SenderParts,
  others: Partial<WorkerParts>,
): MailWorker {
  const { queue, logger, now } = services;
  return startMailWorker({
    ...source,
    queue,
    compose: composer(services, mail),
    openSender: () => openSmtpSender(mail),
    onTrouble: ({ error, ...trouble }) => logger.warn({ ...trouble, ...(error !== undefined && { err: error }) }, name),
    now,
    random: Math.random,
    sleep: systemSleep,
    ...others,
  });
}
