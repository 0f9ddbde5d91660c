import { cpSync, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { BACKUP_DAYS } from '../../data/desk/retention.ts';
import { sayMoment } from '../../data/french/timeInParis.ts';
import { leaveForJournal } from '../../database/accounts/journal.ts';
import { type Restored, RestoreRefusal, restore } from '../../database/file/backup.ts';
import { databaseFile, unfinished } from '../../database/file/databaseFile.ts';
import { lockDataDir } from '../../database/file/dataDirLock.ts';
import { mediaBeside, unpackPictures } from '../../database/file/media.ts';
import { clearInterruptedCopies } from '../../database/file/pruneCopies.ts';
import { addKeys, secretFile } from '../../database/file/secretFile.ts';
import { type Moved, moveCopy, moveDatabase, type Place } from '../../database/move/moveDatabase.ts';
import { openBeside } from '../../database/openStore.ts';
import { keepPublicKey, ownerRecipient, recipientOf, shareRecipient } from '../../server/offsite/keyFiles.ts';
import { readSecretKeys } from '../../server/security/secretKey.ts';
import type { Settings } from '../../server/start/settings.ts';
import { makeDataDir, StartRefusal } from '../../server/start/startRefusal.ts';
import { type Command, say, withStore } from './command.ts';

interface Where {
  dataDir: string;
  databaseUrl: string;
  file: string;
  putInDirectory: (dataDir: string, file: string) => Promise<Restored>;
}

/**
 * Puts a copy into a server's empty database: back into a directory for the time being, brought to this version's format, then
 * moved, pictures included, every row compared. Its keys go to the data directory.
 * @throws DatabaseRefusal when that database holds anything, or a site runs on it.
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
 * Puts a copy in the place of the database, and says what the owner must know of it.
 * @param name what the owner knows the copy as.
 * @throws StartRefusal when the site runs, or the copy cannot be used; nothing is changed then.
 */
export async function putBack(settings: Settings, file: string, name = file): Promise<void> {
  makeDataDir(settings.dataDir);
  const unlock = lockDataDir(settings.dataDir);
  try {
    clearInterruptedCopies(settings.dataDir, 'maybe');
    const done = await putInto(settings, file);
    for (const line of restored(name, done)) say(line);
    if (settings.databaseUrl !== undefined) for (const line of onServer(settings, done)) say(line);
  } catch (error) {
    if (!(error instanceof RestoreRefusal)) throw error;
    throw new StartRefusal([`${name} ne peut pas être remis : ${error.message}. Rien n’a été modifié.`]);
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

/** The copy may be of a format that has no journal yet: the next start writes the line. */
async function leaveNote(dataDir: string): Promise<void> {
  const { connection, close } = await openBeside({ dataDir });
  try {
    await leaveForJournal(connection, new Date().toISOString());
  } finally {
    await close();
  }
}

/** What the owner must know before the site starts again. */
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

/** « 12 demandes ». */
export const countLeads = (leads: number): string => (leads < 2 ? `${leads} demande` : `${leads} demandes`);

const HOW = 'npm run site -- move --to postgres://UTILISATEUR@SERVEUR/BASE, ou --to DOSSIER';

/**
 * Copies the whole database into an empty one, of a server or in another data directory, with the site stopped. Where it
 * comes from is what the environment names: `DATABASE_URL`, else the file of `DATA_DIR`. It stays as it is.
 */
export const move: Command = async ({ settings, operands }) => {
  const to = targetOf(operands);
  const unlock = lock(settings, to);
  try {
    const copied = await moveDatabase(sourceOf(settings), to);
    for (const line of moved(copied)) say(line);
    const copies = await carryPublicKey(settings, to);
    if ('dataDir' in to) carryAlong(settings, to.dataDir);
    for (const line of 'dataDir' in to ? toDirectory(to.dataDir) : toServer(settings, copies)) say(line);
    return 0;
  } finally {
    unlock();
  }
};

function targetOf(operands: readonly string[]): Place {
  const [option, target, ...rest] = operands;
  if (option !== '--to' || !target || rest.length > 0) throw new StartRefusal([`Dites où : ${HOW}`]);
  if (/^postgres(ql)?:\/\//.test(target)) return { databaseUrl: target };
  if (/^[a-z][a-z0-9+.-]+:/i.test(target)) throw new StartRefusal([`Cette adresse n’est pas connue : ${HOW}`]);
  return { dataDir: path.resolve(target) };
}

const sourceOf = ({ databaseUrl, dataDir }: Settings): Place =>
  databaseUrl === undefined ? { dataDir } : { databaseUrl };

/** Neither directory is a running site's. */
function lock({ dataDir, databaseUrl }: Settings, to: Place): () => void {
  if ('dataDir' in to) makeDataDir(to.dataDir);
  if (
    databaseUrl === undefined &&
    'dataDir' in to &&
    existsSync(dataDir) &&
    realpathSync(dataDir) === realpathSync(to.dataDir)
  )
    throw new StartRefusal([`${to.dataDir} est le dossier d’où vient la base : donnez-en un autre.`]);
  const directories = [dataDir, ...('dataDir' in to ? [to.dataDir] : [])].filter((one) => existsSync(one));
  const taken: (() => void)[] = [];
  const unlock = () => {
    for (const giveBack of taken) giveBack();
  };
  try {
    for (const directory of new Set(directories.map((one) => realpathSync(one)))) taken.push(lockDataDir(directory));
  } catch (error) {
    unlock();
    throw error;
  }
  return unlock;
}

/** The key of the copies elsewhere, so that the next one leaves without a new one; answers whether there is one. */
async function carryPublicKey(settings: Settings, to: Place): Promise<boolean> {
  const known =
    settings.databaseUrl === undefined
      ? ownerRecipient(settings.dataDir)
      : await withStore(settings, ({ connection }) => recipientOf(connection, settings));
  if (known === undefined) return false;
  if ('dataDir' in to) keepPublicKey(to.dataDir, known);
  else await withStore({ ...settings, ...to }, (store) => shareRecipient(store, { dataDir: settings.dataDir, ...to }));
  return true;
}

/** What the database needs beside it: the keys that open what is sealed in it, and the files its rows name. */
function carryAlong({ dataDir, secretKeys }: Settings, to: string): void {
  if (secretKeys.length > 0) readSecretKeys({ dataDir: to, given: secretKeys });
  if (path.resolve(dataDir) === to) return;
  addKeys(secretFile(dataDir), secretFile(to));
  const [from, media] = [dataDir, to].map((directory) => mediaBeside(databaseFile(directory))) as [string, string];
  if (existsSync(from)) cpSync(from, media, { recursive: true });
  unpackPictures(databaseFile(to), media);
}

function moved({ digests, changed, pictures }: Moved): string[] {
  const filled = [...digests].filter(([, digest]) => digest.rows > 0);
  const width = Math.max(...filled.map(([name]) => name.length));
  const rows = [...digests.values()].reduce((sum, digest) => sum + digest.rows, 0);
  return [
    ...filled.map(
      ([name, digest]) => `  ${name.padEnd(width)}  ${digest.rows} ligne(s), ${digest.sha256.slice(0, 16)}`,
    ),
    `Tout est copié et relu : ${digests.size} tables, ${rows} lignes (${countLeads(digests.get('leads')?.rows ?? 0)}), chacune telle qu’elle était.`,
    ...(changed > 0
      ? [`${changed} texte(s) contenaient un caractère nul, que PostgreSQL ne sait pas garder : il est devenu « � ».`]
      : []),
    ...(pictures?.files
      ? [
          `${pictures.files} fichier(s) d’images du dossier media sont maintenant dans la base, pour tous les processus.`,
        ]
      : []),
    ...(pictures?.missing.length
      ? [
          `${pictures.missing.length} fichier(s) d’images manquent dans le dossier media : ${pictures.missing.join(', ')}`,
        ]
      : []),
  ];
}

const toServer = ({ dataDir, secretKeys }: Settings, copies: boolean): string[] => [
  'Pour vous en servir, donnez à chaque processus du site les réglages d’aujourd’hui, et de plus DATABASE_URL et les clés qui signent ses liens et ouvrent ce qui est scellé dans la base :',
  secretKeys.length > 0
    ? '  SECRET_KEY, la même qu’aujourd’hui.'
    : `  SECRET_KEY="$(paste -sd, ${secretFile(dataDir)})", ou SECRET_KEY_FILE ; sans elles, les comptes à double authentification seraient fermés.`,
  copies
    ? 'La clé publique des copies ailleurs est dans la base ; la clé privée que vous avez gardée les ouvre toutes. La première relecture suit la première copie.'
    : 'Aucune clé n’est connue pour les copies ailleurs : « npm run site -- backup-key », avec DATABASE_URL, en fait une.',
  'Rien d’autre n’est à emporter de ce dossier : ses sauvegardes restent celles du fichier.',
  `La base de ${dataDir} n’a pas changé : gardez-la jusqu’à ce que vous soyez sûr, puis effacez-la, car elle contient des données personnelles.`,
];

const toDirectory = (dataDir: string): string[] => [
  `Pour vous en servir, lancez le site avec DATA_DIR=${dataDir} et sans DATABASE_URL. Ses clés sont dans ${secretFile(dataDir)} : SECRET_KEY n’est plus nécessaire.`,
  'La base d’où elle vient n’a pas changé : gardez-la jusqu’à ce que vous soyez sûr, puis effacez-la, car elle contient des données personnelles.',
];
