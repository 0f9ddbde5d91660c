import { mondayOf, wallTimeInParis } from '../../data/french/timeInParis.ts';
import { addMail } from '../../database/mail/outbox.ts';
import { waitsUntouched } from '../../database/mail/outboxState.ts';
import { lastMorning, noteMorning, readOwnerMails } from '../../database/settings/settings.ts';
import { runCanaryRound } from '../canary/canaryRound.ts';
import { dueToday } from '../day.ts';
import { type RunningRounds, startRounds } from '../jobs/rounds.ts';
import { readingBeside, type Services } from '../services.ts';
import { sendWebhookCalls } from '../webhook/sendWebhookCalls.ts';
import { noteTroubles, readAlerts } from './alerts.ts';
import { findTroubles } from './findTroubles.ts';

const LOOK_EVERY_MS = 60_000;
/** Delay of the first round, long enough for the first nightly run of a site that was switched off. */
const FIRST_LOOK_MS = 90_000;

/** Finds faults and mails the owner about changes. Never throws. */
export async function watchSite(services: Services): Promise<void> {
  const { connection, queue, settings, now, logger, live, mailWaiting, health } = services;
  if (health.state !== 'ready') return;
  try {
    const found = await findTroubles(services);
    // No trouble is found and none was open: skips the transaction and its flush to disk.
    if (found.length === 0 && (await readAlerts(connection)).open.length === 0) return;
    const host = new URL(settings.baseUrl).hostname;
    const webhookSite = settings.webhook && settings.baseUrl;
    const isMailed = await queue.write((writer) => noteTroubles(writer, { found, at: now(), host, webhookSite }));
    if (!isMailed) return;
    logger.warn({ troubles: found.map(({ kind }) => kind) }, 'state of the site mailed to the owner');
    mailWaiting();
    live.publish({ kind: 'site' });
  } catch (error) {
    logger.error({ reason: String(error) }, 'checks of the site failed');
  }
}

/**
 * Starts the scheduled work for the owner: the night's canary, the alerts and their webhook, the mails of the morning and of Monday. A
 * requested round runs the canary at once and queues none of these mails.
 * @param port where the site listens.
 */
export const startWatch = (services: Services, port: number): RunningRounds =>
  startRounds(services, {
    firstMs: FIRST_LOOK_MS,
    everyMs: LOOK_EVERY_MS,
    failed: 'checks of the site failed',
    // Runs in one process only, however many processes the site has.
    round: (stopping, isRequested) =>
      services.runAsLeader('watch', async (leading) => {
        const signal = AbortSignal.any([stopping, leading]);
        if (signal.aborted) return;
        await runCanaryRound({ services, port, signal }, isRequested ? 'now' : 'if due');
        if (!isRequested) await queueOwnerMails(services);
        if (signal.aborted) return;
        await watchSite(services);
        await sendWebhookCalls(services, signal);
      }),
  });

/**
 * Minute of the day in Paris from which the owner's mails are queued; TO: until which, so that a site started in the afternoon queues none.
 */
const FROM = 7 * 60 + 30;
const TO = 14 * 60;

/** The day and the minute of the day it is in Paris. */
function parisClock(now: Date): { day: string; minute: number } {
  const [day = '', time = ''] = wallTimeInParis(now).split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { day, minute: 60 * hours + minutes };
}

/**
 * Once a day, from half past seven in France: on Mondays the week's mail; on other days, and where that one is switched
 * off, the morning's, if anything is due. Row and day are one transaction: a crash neither loses nor repeats one. Without
 * a mail server nothing is written that would pile up. Never throws.
 */
export async function queueOwnerMails(services: Services): Promise<void> {
  const { connection, queue, settings, now, logger, mailWaiting, health } = services;
  const { day, minute } = parisClock(now());
  if (!settings.mail || health.state !== 'ready' || minute < FROM || minute >= TO) return;
  if ((await lastMorning(connection)) === day) return;
  try {
    const { morning, week } = await readOwnerMails(connection);
    const isMonday = mondayOf(day) === day;
    const due = morning && (await dueToday(readingBeside(services))).total > 0;
    const kind = week && isMonday ? 'week' : due ? 'morning' : undefined;
    const host = new URL(settings.baseUrl).hostname;
    await queue.write(async (writer) => {
      if ((await lastMorning(writer)) === day) return;
      await noteMorning(writer, day);
      if (kind && !(await waitsUntouched(writer, kind, null))) await addMail(writer, { kind, host, now: now() });
    });
    mailWaiting();
  } catch (error) {
    logger.error({ reason: String(error) }, 'the morning mail could not be prepared');
  }
}
