import { mondayOf, wallTimeInParis } from '../../data/french/timeInParis.ts';
import { addMail } from '../../database/mail/outbox.ts';
import { waitsUntouched } from '../../database/mail/outboxState.ts';
import { lastMorning, noteMorning, readOwnerMails } from '../../database/settings/settings.ts';
import { dueToday } from '../day.ts';
import type { Services } from '../services.ts';

/** Minutes of the day in Paris: from half past seven, and not to a site that wakes in the afternoon. */
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
    const due = morning && (await dueToday(services)).total > 0;
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
