import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { BACKUP_DAYS } from '../../data/desk/retention.ts';
import { sayMoment } from '../../data/french/timeInParis.ts';
import { leaveForJournal } from '../../database/accounts/journal.ts';
import { type Restored, RestoreRefusal, restore } from '../../database/file/backup.ts';
import { unfinished } from '../../database/file/databaseFile.ts';
import { lockDataDir } from '../../database/file/dataDirLock.ts';
import { clearUnfinishedFiles } from '../../database/file/pruneBackups.ts';
import { addKeys, secretFile } from '../../database/file/secretFile.ts';
import { moveCopy } from '../../database/move/moveDatabase.ts';
import { openBeside } from '../../database/openStore.ts';
import type { Settings } from '../../server/start/settings.ts';
import { makeDataDir, StartRefusal, systemReason } from '../../server/start/startRefusal.ts';
import { say } from './command.ts';

interface Where {
  dataDir: string;
  databaseUrl: string;
  file: string;
  putInDirectory: (dataDir: string, file: string) => Promise<Restored>;
}

/**
 * Restores a copy into an empty PostgreSQL database: first into a temporary directory, where it is migrated, then moves it with its
 * pictures and compares every row. Its keys go to the data directory.
 * @throws DatabaseRefusal when the database is not empty, or a site runs on it.
 */
async function putOnServer({ dataDir, databaseUrl, file, putInDirectory }: Where): Promise<Restored> {
  const staged = unfinished(path.join(dataDir, 'restore'));
  mkdirSync(staged, { mode: 0o700 });
  try {
    const done = await putInDirectory(staged, file);
    await moveCopy(staged, databaseUrl);
    addKeys(secretFile(staged), secretFile(dataDir));
    return done;
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

/**
 * Replaces the database by a copy, and prints the copy's date and content.
 * @param name name of the copy, for the owner.
 * @throws StartRefusal, with nothing changed, when the site runs or the copy cannot be used.
 */
export async function putBack(settings: Settings, file: string, name = file): Promise<void> {
  makeDataDir(settings.dataDir);
  const unlock = lockDataDir(settings.dataDir);
  try {
    clearUnfinishedFiles(settings.dataDir, 'maybe');
    const done = await putInto(settings, file);
    for (const line of restored(name, done)) say(line);
    if (settings.databaseUrl !== undefined) for (const line of onServer(settings, done)) say(line);
  } catch (error) {
    if (!(error instanceof RestoreRefusal)) throw error;
    throw new StartRefusal([
      `${name} ne peut pas être remis : ${systemReason(error.cause) ?? error.message}. Rien n’a été modifié.`,
    ]);
  } finally {
    unlock();
  }
}

const putInto = ({ dataDir, databaseUrl }: Settings, file: string): Promise<Restored> =>
  databaseUrl === undefined
    ? putInDirectory(dataDir, file)
    : putOnServer({ dataDir, databaseUrl, file, putInDirectory });

async function putInDirectory(dataDir: string, file: string): Promise<Restored> {
  const done = restore(dataDir, file, new Date());
  await leaveNote(dataDir);
  return done;
}

/** Stores a note of the restore for the next start, which writes it to the journal: the copy's schema may be too old to have one. */
async function leaveNote(dataDir: string): Promise<void> {
  const { connection, close } = await openBeside({ dataDir });
  try {
    await leaveForJournal(connection, new Date().toISOString());
  } finally {
    await close();
  }
}

/** Sentences that the owner should read before starting the site again. */
function restored(file: string, { leads, from, former, keys, missing }: Restored): string[] {
  const day = sayMoment(from);
  return [
    `La base vient de ${file} (${countLeads(leads)}), telle qu’elle était le ${day}.`,
    'Toutes les sessions sont fermées. Les mots de passe sont de nouveau ceux de ce jour-là ; un nouveau : npm run site -- admin reset-password NOM',
    keys
      ? 'Les clés qui signent les liens des courriels sont revenues avec elle.'
      : 'Cette copie n’a pas de clé (secret-….key) à côté d’elle : celle du dossier de données reste.',
    ...(missing > 0
      ? [
          `${missing} fichier(s) d’images manquent : ils ne sont ni à côté de la copie (dossier media), ni dans le dossier de données.`,
        ]
      : []),
    'Ce qui a été effacé depuis ce jour-là y est de nouveau : effacez-le encore, à commencer par ce qu’une personne avait demandé.',
    ...(former ? [`L’ancienne base est gardée ${BACKUP_DAYS} jours : ${former}`] : []),
  ];
}

const onServer = ({ dataDir }: Settings, { keys }: Restored): string[] => [
  'Tout est dans la base de DATABASE_URL, chaque ligne relue et comparée.',
  ...(keys
    ? [
        `Donnez à tous les processus du site la même SECRET_KEY qu’avant ; si elle est perdue : SECRET_KEY="$(paste -sd, ${secretFile(dataDir)})"`,
      ]
    : []),
];

/** Formats a number of leads: « 12 demandes ». */
export const countLeads = (leads: number): string => (leads < 2 ? `${leads} demande` : `${leads} demandes`);
