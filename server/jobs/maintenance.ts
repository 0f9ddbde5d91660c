import {
  BACKUP_DAYS,
  DRAFT_FILE_DAYS,
  ERASURE_PROOF_YEARS,
  JOURNAL_MONTHS,
  QUARANTINE_DAYS,
  SENT_MAIL_DAYS,
  UNCONFIRMED_DAYS,
  VISIT_MONTHS,
} from '../../data/desk/retention.ts';
import { dayInParis, hourInParis } from '../../data/french/timeInParis.ts';
import { purgeJournal, writeJournal } from '../../database/accounts/journal.ts';
import { purgeSessions } from '../../database/accounts/sessions.ts';
import { backUp } from '../../database/file/backup.ts';
import {
  clearUnfinishedFiles,
  pruneBackedUpPictures,
  pruneBackups,
  pruneFormerDatabases,
} from '../../database/file/pruneBackups.ts';
import { purgeLoose } from '../../database/leads/attachments.ts';
import { hasUnannounced, noteAnnounced } from '../../database/leads/bin.ts';
import { eraseUnconfirmed } from '../../database/leads/forgotten.ts';
import { archiveHeld, heldSince } from '../../database/leads/leads.ts';
import { purgeBounces } from '../../database/mail/bounces.ts';
import { addMail } from '../../database/mail/outbox.ts';
import { purgeSent, waitsUntouched } from '../../database/mail/outboxState.ts';
import { purgeUploads } from '../../database/media/pictures.ts';
import { purgeErasures } from '../../database/people/erasePerson.ts';
import { forgetQuotes } from '../../database/quotes/keptQuotes.ts';
import { askSatisfaction } from '../../database/quotes/satisfaction.ts';
import { purgeCounts } from '../../database/replicas.ts';
import { purgeNamedCounts } from '../../database/settings/dailyCounts.ts';
import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';
import { sweepPictures } from '../media/servePictures.ts';
import { ABSOLUTE_MS } from '../security/signIn/session.ts';
import { readingBeside, type Services } from '../services.ts';
import { noteBackup, noteNight } from '../watch/findTroubles.ts';
import { type ClockDoubt, clockDoubt, deleteOld, trustClock } from './deletions.ts';
import { inSlices, untilNone } from './inSlices.ts';
import { type RunningRounds, startRounds } from './rounds.ts';

/** Time of the last nightly run. */
const LAST_NIGHT = 'last-nightly-run';
/** Time of the last mail that warned of a doubtful clock; empty while the clock is trusted. */
const DOUBT_WARNED = 'clock-doubt-told';
/** Delay after which the owner is reminded that the clock is in doubt. */
const REMIND_MS = 7 * 86_400_000;

interface Night {
  at: Date;
  doubt: ClockDoubt | undefined;
  /** The part of the Message-ID after the @. */
  host: string;
}

/** Queues a mail to the owner when rows were binned or the clock is in doubt. To be run inside the write queue, after the night's work. */
async function tellOwner(connection: Connection, { at, doubt, host }: Night): Promise<void> {
  const warnedAt = (await readSetting(connection, DOUBT_WARNED)) || undefined;
  const isReminded = doubt && (!warnedAt || Math.abs(at.getTime() - Date.parse(warnedAt)) > REMIND_MS);
  if ((isReminded || (await hasUnannounced(connection))) && !(await waitsUntouched(connection, 'upkeep', null)))
    await addMail(connection, { kind: 'upkeep', host, now: at });
  await writeSetting(connection, DOUBT_WARNED, !doubt ? '' : warnedAt && !isReminded ? warnedAt : at.toISOString());
}

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const FIRST_LOOK_MS = 60_000;
const LOOK_EVERY_MS = 10 * 60_000;

/** Runs the night's work unless another process did it while this one waited for the lease. */
const nightUnlessDone = async (services: Services) => (await nightIsDue(services)) && (await nightlyRun(services));

/** Work of one night: a verified backup; then, if the clock can be trusted, deletion of old rows and files. */
async function nightlyRun(services: Services): Promise<void> {
  const { connection, queue, settings, logger, live, now } = services;
  const at = now();
  // Only for a database file: with a database server, its administrator backs up the rows (docs/self-hosting.md).
  if (settings.databaseUrl === undefined) {
    clearUnfinishedFiles(settings.dataDir, 'maybe');
    await makeBackup(services, at);
  }
  const doubt = await clockDoubt(connection, at);
  await queue.write(async (writer) => {
    await writeSetting(writer, LAST_NIGHT, at.toISOString());
    if (!doubt) await trustClock(writer, at);
  });
  const { deleted, failed } = doubt ? { deleted: {}, failed: [] } : await deletions(services, at);
  await queue.write((writer) => noteNight(writer, failed.join(' ; ')));
  await queue.write((writer) => askSatisfaction(writer, { now: at, host: new URL(settings.baseUrl).hostname }));
  await queue.write((writer) => tellOwner(writer, { at, doubt, host: new URL(settings.baseUrl).hostname }));
  // Marks the binned rows as announced after the mail about them is queued: if the process ends in between, the next night queues another
  // mail.
  await untilNone(queue, (writer) => noteAnnounced(writer, at.toISOString()));
  services.mailWaiting();
  live.publish({ kind: 'upkeep' });
  if (doubt) logger.warn(doubt, 'the clock is in doubt: nothing is deleted');
  else logger.info(deleted, 'nightly run done');
}

/** Makes the night's backup. A failure is stored for the owner; storing it may fail for the same reason. */
async function makeBackup({ queue, settings }: Services, at: Date): Promise<void> {
  try {
    await backUp(settings.dataDir, at);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await queue.write((writer) => noteBackup(writer, reason)).catch(() => undefined);
    throw error;
  }
  await queue.write((writer) => noteBackup(writer, ''));
}

/**
 * Runs the nightly deletions one by one, even after one of them failed.
 * @returns the count of each, and the names of the failed ones
 */
async function deletions(services: Services, at: Date) {
  const { queue, settings, logger } = services;
  const ago = (ms: number) => new Date(at.getTime() - ms);
  const before = (ms: number) => ago(ms).toISOString();
  const age = { now: at, limit: ago(BACKUP_DAYS * DAY) };
  // The trigger that protects the journal compares with this machine's clock, so the limit counts from the earlier of the two clocks.
  const journalLimit = new Date(Math.min(at.getTime(), Date.now()) - JOURNAL_MONTHS * 31 * DAY).toISOString();
  const write = (work: (writer: Connection) => Promise<number>) => () => untilNone(queue, work);
  const steps: Record<string, () => unknown> = {
    backups: () => pruneBackups(settings.dataDir, age),
    formerDatabases: () => pruneFormerDatabases(settings.dataDir, age),
    backedUpPictures: () => pruneBackedUpPictures(settings.dataDir),
    archived: async () => {
      const held = await heldSince(services.reader, before(QUARANTINE_DAYS * DAY));
      const archive = (writer: Connection, id: number) => archiveHeld(writer, id, at.toISOString());
      return (await inSlices(queue, held, archive)).filter(Boolean).length;
    },
    sentMails: write((writer) => purgeSent(writer, before(SENT_MAIL_DAYS * DAY))),
    uploads: write((writer) => purgeUploads(writer, before(DAY))),
    bounces: write((writer) => purgeBounces(writer, before(SENT_MAIL_DAYS * DAY))),
    looseFiles: write((writer) => purgeLoose(writer, before(DRAFT_FILE_DAYS * DAY))),
    sessions: write((writer) => purgeSessions(writer, before(ABSOLUTE_MS))),
    visits: write((writer) => purgeNamedCounts(writer, dayInParis(ago(VISIT_MONTHS * 31 * DAY)))),
    counts: write((writer) => purgeCounts(writer, at.toISOString())),
    journal: write((writer) => purgeJournal(writer, journalLimit)),
    quotes: write(async (writer) => forgotten(writer, await forgetQuotes(writer, dayInParis(at)), at)),
    erasureProofs: write((writer) => purgeErasures(writer, before(ERASURE_PROOF_YEARS * YEAR))),
    unconfirmed: write(async (writer) =>
      noted(writer, await eraseUnconfirmed(writer, before(UNCONFIRMED_DAYS * DAY)), at),
    ),
    pictureFiles: () => sweepPictures(services),
    old: () => deleteOld(readingBeside(services)),
  };
  const deleted: Record<string, unknown> = {};
  const failed: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      deleted[name] = await step();
    } catch (error) {
      failed.push(`${name} : ${error instanceof Error ? error.message : error}`);
      logger.error({ step: name, reason: String(error) }, 'a deletion of the night failed');
    }
  }
  return { deleted, failed };
}

async function forgotten(connection: Connection, amount: number, at: Date): Promise<number> {
  const entry = { action: 'quotes-forgotten', origin: 'site', amount, at: at.toISOString() } as const;
  if (amount > 0) await writeJournal(connection, entry);
  return amount;
}

async function noted(connection: Connection, amount: number, at: Date): Promise<number> {
  const entry = { action: 'subscribers-erased', origin: 'site', amount, at: at.toISOString() } as const;
  if (amount > 0) await writeJournal(connection, entry);
  return amount;
}

/**
 * Whether the nightly run is due: between two and six in France, or as soon as a night was missed. A last run dated in the future comes
 * from a wrong clock and is ignored.
 */
async function nightIsDue({ connection, now }: Services): Promise<boolean> {
  const last = await readSetting(connection, LAST_NIGHT);
  if (last === undefined) return true;
  const since = now().getTime() - Date.parse(last);
  const hour = hourInParis(now());
  return since < -HOUR || since > DAY + 4 * HOUR || (since > DAY / 2 && hour >= 2 && hour < 6);
}

/** Runs the nightly work if it is due; a failure is logged, and the next round retries. */
export async function runNightlyIfDue(services: Services): Promise<void> {
  if (services.health.state !== 'ready') return;
  try {
    if (await nightIsDue(services)) await services.runAsLeader('night', () => nightUnlessDone(services));
  } catch (error) {
    services.logger.error({ reason: String(error) }, 'nightly run failed');
  }
}

/** Starts the nightly work's rounds: the first a minute after the start, then every ten minutes. */
export const startMaintenance = (services: Services): RunningRounds =>
  startRounds(services, {
    firstMs: FIRST_LOOK_MS,
    everyMs: LOOK_EVERY_MS,
    failed: 'nightly run failed',
    round: () => runNightlyIfDue(services),
  });
