import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { codesOf } from '../../data/choices.ts';
import { type TroubleKind, troubleKinds } from '../../data/desk/deskKinds.ts';
import { LOW_DISK_MIB, MEBIBYTE, REFUSING_MIB } from '../../data/desk/deskLimits.ts';
import { sayMoment } from '../../data/french/timeInParis.ts';
import { listBackups } from '../../database/file/backup.ts';
import { databaseFile } from '../../database/file/databaseFile.ts';
import { readOutage } from '../../database/mail/outboxState.ts';
import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';
import { readMailboxState } from '../bounces/readMailbox.ts';
import { canaryTrouble } from '../canary/canaryRound.ts';
import { type BudgetKind, budgetKinds } from '../limits/publicWrites.ts';
import { copyTrouble } from '../offsite/copyState.ts';
import type { Services } from '../services.ts';

const PROBLEM = 'backup-problem';
const NIGHT_PROBLEM = 'night-problem';
const HOUR_MS = 3_600_000;
/** Age at which the last backup is too old: a day, plus six hours by which a nightly backup may be late. */
const OLD_MS = 30 * HOUR_MS;
/** Time after a start in which no missing backup is reported: a site that was switched off runs its night a minute after it starts. */
const START_MS = 10 * 60_000;

const noteIn =
  (setting: string) =>
  async (connection: Connection, problem: string): Promise<void> => {
    if (((await readSetting(connection, setting)) ?? '') !== problem) await writeSetting(connection, setting, problem);
  };
/** Notes why the night's backup failed, or, without a reason, that it was made. To be run inside the write queue. */
export const noteBackup = noteIn(PROBLEM);
/** Notes which deletions of the night failed; without a reason, that all were done. To be run inside the write queue. */
export const noteNight = noteIn(NIGHT_PROBLEM);

/** Deletions of the last night that failed, as a sentence. */
async function nightTrouble({ connection }: Pick<Services, 'connection'>): Promise<string | undefined> {
  const problem = await readSetting(connection, NIGHT_PROBLEM);
  if (!problem) return undefined;
  return `La dernière nuit n’a pas pu tout effacer (${problem}). Le reste a été fait ; le site réessaie la nuit prochaine. Les droits du dossier de données sont à vérifier.`;
}

/** A backup that failed, or that is too old, as a sentence. */
async function backupTrouble({
  connection,
  settings,
  now,
  startedAt,
}: Pick<Services, 'connection' | 'settings' | 'now' | 'startedAt'>): Promise<string | undefined> {
  // With a database server, its administrator backs up the rows (docs/self-hosting.md).
  if (settings.databaseUrl !== undefined) return undefined;
  const problem = await readSetting(connection, PROBLEM);
  if (problem)
    return `La sauvegarde de nuit a échoué (${problem}). Le site réessaie toutes les dix minutes ; la place libre et les droits du dossier « backups » sont à vérifier.`;
  if (now().getTime() - startedAt.getTime() < START_MS) return undefined;
  const [newest] = listBackups(settings.dataDir);
  if (newest && now().getTime() - newest.at.getTime() <= OLD_MS) return undefined;
  const last = newest ? `La dernière sauvegarde est du ${sayMoment(newest.at)}` : 'Il n’y a aucune sauvegarde';
  return `${last} : celle de la nuit n’a pas été faite. Pour en faire une maintenant : npm run site -- backup`;
}

/**
 * Time the mailbox must be unreadable, about fifteen tries, before the owner is warned: a server that restarts, or is slow one evening, is
 * no trouble.
 */
const UNREAD_MS = 30 * 60_000;

/** A mailbox for bounces that could not be read for half an hour, as a sentence. */
async function bouncesTrouble({
  connection,
  settings,
  now,
}: Pick<Services, 'connection' | 'settings' | 'now'>): Promise<string | undefined> {
  const { imap } = settings.bounces;
  const problem = imap && (await readMailboxState(connection)).problem;
  if (!problem || now().getTime() - Date.parse(problem.since) < UNREAD_MS) return undefined;
  return `La boîte où reviennent les courriels refusés (${imap.host}) ne peut plus être lue depuis le ${sayMoment(new Date(problem.since))} : « ${problem.text} ». Vos courriels partent toujours ; une adresse qui n’existe plus n’est pas arrêtée tant que la boîte n’est pas lue. L’adresse, le port, le chiffrement, l’identifiant, le mot de passe et le dossier sont à vérifier (IMAP_HOST, IMAP_PORT, IMAP_SECURITY, IMAP_USERNAME, IMAP_PASSWORD, IMAP_MAILBOX) ; le site réessaie toutes les deux minutes.`;
}

interface DiskRoom {
  /** Free MiB, and the number below which the owner is warned. */
  free: number;
  needed: number;
}

/** Free room where the data is, and the room needed: the database twice, since a backup copies it whole. */
export async function diskRoom(dataDir: string): Promise<DiskRoom> {
  const { bavail, bsize } = await statfs(dataDir);
  const file = databaseFile(dataDir);
  const bytes = existsSync(file) ? statSync(file).size : 0;
  return {
    free: Math.floor((bavail * bsize) / MEBIBYTE),
    needed: Math.max(LOW_DISK_MIB, Math.ceil((2 * bytes) / MEBIBYTE)),
  };
}

/** A disk that is nearly full, as a sentence. */
async function diskTrouble({ settings }: Pick<Services, 'settings'>): Promise<string | undefined> {
  const { free, needed } = await diskRoom(settings.dataDir);
  if (free >= needed) return undefined;
  return `Il reste ${free} Mio sur le disque du site, et il lui en faut ${needed} d’avance pour ses sauvegardes. Libérez de la place ou agrandissez le disque : sous ${REFUSING_MIB} Mio, les demandes sont refusées.`;
}

const NAMES: Record<BudgetKind, string> = {
  requests: 'les demandes',
  subscriptions: 'les inscriptions à la lettre',
  notices: 'les notifications de contrats',
};
const BEYOND: Record<BudgetKind, string> = {
  requests:
    'les demandes qui suivent sont enregistrées et mises de côté, avec la raison « Budget du jour dépassé », sans accusé de réception tant que vous ne les en sortez pas ; celles de qui n’a presque rien envoyé passent encore',
  subscriptions: 'les inscriptions qui suivent sont enregistrées, et leur confirmation part le lendemain',
  notices: 'les notifications qui suivent sont enregistrées et accusées comme les autres : la loi le demande',
};

/** Daily budgets used up to at least this share (1 is all of it), as a sentence; undefined when there is none. */
async function budgetTrouble({ writes }: Pick<Services, 'writes'>, share: number): Promise<string | undefined> {
  const used = await writes.used();
  const kinds = budgetKinds.filter((kind) => used[kind] >= share);
  if (kinds.length === 0) return undefined;
  const names = kinds.map((kind) => NAMES[kind]).join(', ');
  const amount = share < 1 ? 'Plus de la moitié' : 'Toute la place';
  const place = share < 1 ? ' de la place' : '';
  const effects = kinds.map((kind) => BEYOND[kind]).join(' ; ');
  return `${amount}${place} prévue pour une journée est utilisée par ${names}. Rien n’est refusé : ${share < 1 ? 'au-delà, ' : ''}${effects}. Si ces envois sont légitimes, augmentez RATE_LIMIT_PER_MINUTE, dont ce budget découle.`;
}

/** Length of a mail server's outage at which the owner is warned: a mail server that restarts takes less. */
const PATIENCE_MS = 10 * 60_000;

/** A mail server that has taken nothing for ten minutes, as a sentence. */
async function mailTrouble({
  connection,
  settings,
  now,
}: Pick<Services, 'connection' | 'settings' | 'now'>): Promise<string | undefined> {
  const outage = settings.mail && (await readOutage(connection));
  if (!outage || now().getTime() - Date.parse(outage.since) < PATIENCE_MS) return undefined;
  return `Le serveur de messagerie ne prend plus aucun courriel depuis le ${sayMoment(new Date(outage.since))} : « ${outage.response} ». Les courriels attendent, rien n’est perdu ; l’adresse, le port, le compte et le mot de passe SMTP sont à vérifier.`;
}

/** A fault of the site, in words for its owner. */
export interface Trouble {
  kind: TroubleKind;
  text: string;
}

const LOOKS: Record<TroubleKind, (services: Services) => string | undefined | Promise<string | undefined>> = {
  canary: ({ connection }) => canaryTrouble(connection),
  backup: backupTrouble,
  night: nightTrouble,
  copies: ({ connection, now }) => copyTrouble(connection, now()),
  disk: diskTrouble,
  mail: mailTrouble,
  bounces: bouncesTrouble,
  budget: (services) => budgetTrouble(services, 0.5),
  'budget-spent': (services) => budgetTrouble(services, 1),
};

/** All current faults; empty when all is well. */
export async function findTroubles(services: Services): Promise<Trouble[]> {
  const found = await Promise.all(
    codesOf(troubleKinds).map(async (kind) => ({ kind, text: await LOOKS[kind](services) })),
  );
  return found.flatMap(({ kind, text }) => (text === undefined ? [] : [{ kind, text }]));
}
