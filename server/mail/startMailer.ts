import { noteReplySent } from '../../database/leads/replies.ts';
import { claimMail, deleteMail, makeMailsDue, markSent, parkMail } from '../../database/mail/outbox.ts';
import { nextDue, sentToStrangers } from '../../database/mail/outboxState.ts';
import { noteReceiptSent } from '../../database/people/contractNotices.ts';
import { noteConfirmationSent } from '../../database/people/subscribers.ts';
import type { Connection } from '../../database/store.ts';
import { noteSmtpRefusal } from '../bounces/noteBounce.ts';
import type { Services } from '../services.ts';
import type { MailSettings } from '../start/mailSettings.ts';
import { databaseOutbox, type Line } from './databaseOutbox.ts';
import { composer } from './messages/compose.ts';
import { systemSleep } from './sendFailure.ts';
import { openSmtpSender } from './smtpSender.ts';
import { type MailWorker, startMailWorker, type WorkerParts } from './worker.ts';

/** All mail but letters: what was sent stays for a while, what was given up until the owner asks again. */
export const mailLine = (connection: Connection, now: () => Date): Line => ({
  nextDue: () => nextDue(connection),
  // One that is due long from now may have been written under a wrong clock: it is for the claim to say.
  isDue: () => true,
  claim: claimMail,
  async sent(writer, item, { at, answer }) {
    await markSent(writer, item, at, answer);
    if (item.kind === 'newsletter-confirmation' && item.subscriber_id !== null)
      await noteConfirmationSent(writer, item.subscriber_id, item.message_id, at);
    if (item.kind === 'contract-notice-receipt' && item.notice_id !== null)
      await noteReceiptSent(writer, item.notice_id, at);
    if (item.reply_id !== null) await noteReplySent(writer, item.reply_id, { at, answer });
  },
  putOff: (writer, item, { answer }) => noteSmtpRefusal(writer, item, { answer, givenUp: false, now: now() }),
  async givenUp(writer, item, { at, answer }) {
    await parkMail(writer, item, at, answer);
    await noteSmtpRefusal(writer, item, { answer, givenUp: true, now: now() });
  },
  dropped: (writer, item) => deleteMail(writer, item),
  makeDue: makeMailsDue,
  sentSince: (item, since) => sentToStrangers(connection, { ...item, since }),
});

/**
 * Starts sending the outbox with the settings' mail server; without one, rows wait and nothing starts.
 * @param others parts to take instead of the real ones: tests bring their own clock.
 */
export function startMailer(services: Services, others: Partial<WorkerParts> = {}): MailWorker | undefined {
  const { settings, connection, now, live } = services;
  const tell = () => live.publish({ kind: 'mail' });
  return (
    settings.mail &&
    startSender(services, settings.mail, { line: mailLine(connection, now), tell, name: 'mail' }, others)
  );
}

interface SentLine {
  line: Line;
  /** Called when what an open desk shows of it is old. */
  tell: () => void;
  /** In the log. */
  name: string;
}

/** Starts sending one line of the outbox with a mail server. */
export function startSender(
  services: Services,
  mail: MailSettings,
  { line, tell, name }: SentLine,
  others: Partial<WorkerParts>,
): MailWorker {
  const { queue, logger, now } = services;
  return startMailWorker({
    outbox: databaseOutbox(queue, line, tell),
    compose: composer(services, mail),
    openSender: () => openSmtpSender(mail),
    onTrouble: ({ error, ...trouble }) => logger.warn({ ...trouble, ...(error !== undefined && { err: error }) }, name),
    now: () => now().getTime(),
    random: Math.random,
    sleep: systemSleep,
    ...others,
  });
}
