import { backUp, pruneBackups } from '../database/backup.ts';
import { forgetErased } from '../database/eraseLeads.ts';
import { archiveHeldLeads, purgeForgottenLeads } from '../database/leads.ts';
import { purgeAttempts } from '../database/loginAttempts.ts';
import { purgeSent } from '../database/outbox.ts';
import { purgeSessions } from '../database/sessions.ts';
import { readSetting, writeSetting } from '../database/settings.ts';
import { purgeLeftSubscribers } from '../database/subscribers.ts';
import { ABSOLUTE_MS } from './security/session.ts';
import type { Services } from './services.ts';

const DAY = 24 * 60 * 60 * 1000;
const BACKUPS_KEPT_DAYS = 14;
const QUARANTINE_DAYS = 30;
/** What the privacy policy says: three years after the last exchange. */
const LEAD_DAYS = 3 * 365;
const LEFT_SUBSCRIBER_DAYS = 3 * 365;
const SENT_MAIL_DAYS = 90;
const FIRST_LOOK_MS = 60_000;
const LOOK_EVERY_MS = 10 * 60_000;
const NIGHT = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', hour: '2-digit', hourCycle: 'h23' });
const LAST_NIGHT = 'last-nightly-run';

/** What is due once a night: a verified backup, then the deletions the privacy policy promises. */
async function nightlyRun(services: Services): Promise<void> {
  const { connection, queue, settings, logger, now } = services;
  const at = now();
  const ago = (ms: number) => new Date(at.getTime() - ms).toISOString();
  await backUp(settings.dataDir, at);
  const pruned = pruneBackups(settings.dataDir, new Date(at.getTime() - BACKUPS_KEPT_DAYS * DAY));
  const purged = await queue.write((connection) => {
    writeSetting(connection, LAST_NIGHT, at.toISOString());
    return {
      archived: archiveHeldLeads(connection, ago(QUARANTINE_DAYS * DAY), at.toISOString()),
      leftSubscribers: purgeLeftSubscribers(connection, ago(LEFT_SUBSCRIBER_DAYS * DAY)),
      sentMails: purgeSent(connection, ago(SENT_MAIL_DAYS * DAY)),
      sessions: purgeSessions(connection, ago(ABSOLUTE_MS)),
      attempts: purgeAttempts(connection, ago(DAY)),
    };
  });
  const forgottenLeads = await forgetOldLeads(services, ago(LEAD_DAYS * DAY));
  if (forgottenLeads + purged.leftSubscribers > 0) forgetErased(connection);
  logger.info({ pruned, forgottenLeads, ...purged }, 'nightly run done');
}

async function forgetOldLeads({ queue }: Services, limit: string): Promise<number> {
  let total = 0;
  let after: number | undefined = 0;
  while (after !== undefined) {
    const from: number = after;
    const { purged, next } = await queue.write((connection) => purgeForgottenLeads(connection, limit, from));
    total += purged;
    after = next;
  }
  return total;
}

/** Whether the nightly run is due: between two and six in France, or as soon as a night was missed. */
function nightIsDue({ connection, now }: Services): boolean {
  const last = readSetting(connection, LAST_NIGHT);
  if (last === undefined) return true;
  const since = now().getTime() - Date.parse(last);
  const hour = Number(NIGHT.format(now()));
  return since > DAY + 4 * 60 * 60_000 || (since > DAY / 2 && hour >= 2 && hour < 6);
}

/** Does the night's work if it is due; a failure is logged, and the next look tries again. */
export async function lookAfter(services: Services): Promise<void> {
  if (services.health.state !== 'ready') return;
  try {
    if (nightIsDue(services)) await nightlyRun(services);
  } catch (error) {
    services.logger.error({ reason: String(error) }, 'nightly run failed');
  }
}

/** Looks a minute after the start, then every ten minutes. */
export function startMaintenance(services: Services): { stop(): Promise<void> } {
  let round: Promise<void> = Promise.resolve();
  const look = () => {
    round = round.then(() => lookAfter(services));
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  const first = setTimeout(look, FIRST_LOOK_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      clearTimeout(first);
      await round;
    },
  };
}
