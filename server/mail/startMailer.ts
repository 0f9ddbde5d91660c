import { dueToday } from '../dueToday.ts';
import type { Services } from '../services.ts';
import { weekOf } from '../weekOf.ts';
import { databaseOutbox } from './databaseOutbox.ts';
import { mailLine } from './mailLine.ts';
import { composer } from './messages/compose.ts';
import { openSmtpSender } from './smtpSender.ts';
import { systemSleep } from './systemSleep.ts';
import { type MailWorker, startMailWorker, type WorkerParts } from './worker.ts';

/**
 * Starts sending the outbox with the settings' mail server; without one, rows wait and nothing starts.
 * @param others parts to take instead of the real ones: tests bring their own clock.
 */
export function startMailer(services: Services, others: Partial<WorkerParts> = {}): MailWorker | undefined {
  const { settings, connection, queue, links, logger, now, live, content } = services;
  const { mail } = settings;
  if (!mail) return undefined;
  return startMailWorker({
    outbox: databaseOutbox(queue, mailLine(connection, now), () => live.publish({ kind: 'mail' })),
    compose: composer({
      connection,
      links,
      now,
      due: () => dueToday(services),
      week: () => weekOf(services),
      identity: () => ({
        from: mail.from,
        notifyTo: mail.notifyTo,
        baseUrl: settings.baseUrl,
        content: content.current(),
      }),
    }),
    openSender: () => openSmtpSender(mail),
    onTrouble: ({ error, ...trouble }) =>
      logger.warn({ ...trouble, ...(error !== undefined && { err: error }) }, 'mail'),
    now: () => now().getTime(),
    random: Math.random,
    sleep: systemSleep,
    ...others,
  });
}
