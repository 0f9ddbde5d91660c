import { cpSync, existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { databaseFile } from '../../database/file/databaseFile.ts';
import { lockDataDir } from '../../database/file/dataDirLock.ts';
import { mediaBeside, unpackPictures } from '../../database/file/media.ts';
import { addKeys, secretFile } from '../../database/file/secretFile.ts';
import { type DatabaseTarget, type Moved, moveDatabase } from '../../database/move/moveDatabase.ts';
import { copyKeysOf, keepCopyKeys, ownerKeys, shareCopyKeys } from '../../server/offsite/keyFiles.ts';
import { readSecretKeys } from '../../server/security/secretKey.ts';
import type { Settings } from '../../server/start/settings.ts';
import { makeDataDir, StartRefusal } from '../../server/start/startRefusal.ts';
import { type Command, say, withStore } from './command.ts';

import { countLeads } from './restore.ts';

const HOW = 'npm run site -- move --to postgres://UTILISATEUR@SERVEUR/BASE, ou --to DOSSIER';

/**
 * Copies the whole database into an empty one, on a PostgreSQL server or in another data directory, while the site is stopped. The source
 * is given by the environment (`DATABASE_URL`, else the file in `DATA_DIR`) and is not changed.
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

function targetOf(operands: readonly string[]): DatabaseTarget {
  const [option, target, ...rest] = operands;
  if (option !== '--to' || !target || rest.length > 0) throw new StartRefusal([`Dites où : ${HOW}`]);
  if (/^postgres(ql)?:\/\//.test(target)) return { databaseUrl: target };
  if (/^[a-z][a-z0-9+.-]+:/i.test(target)) throw new StartRefusal([`Cette adresse n’est pas connue : ${HOW}`]);
  return { dataDir: path.resolve(target) };
}

const sourceOf = ({ databaseUrl, dataDir }: Settings): DatabaseTarget =>
  databaseUrl === undefined ? { dataDir } : { databaseUrl };

/** Locks both data directories, so that no site can run on either. */
function lock({ dataDir, databaseUrl }: Settings, to: DatabaseTarget): () => void {
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

/** Copies the public key that encrypts the copies elsewhere, so that they continue with the same key; returns whether there was one. */
async function carryPublicKey(settings: Settings, to: DatabaseTarget): Promise<boolean> {
  const known =
    settings.databaseUrl === undefined
      ? ownerKeys(settings.dataDir)
      : await withStore(settings, ({ connection }) => copyKeysOf(connection, settings));
  if (known === undefined) return false;
  if ('dataDir' in to) await keepCopyKeys(to.dataDir, known);
  else await withStore({ ...settings, ...to }, (store) => shareCopyKeys(store, { ...settings, ...to }));
  return true;
}

/** Copies the files that belong to a database: the keys to its sealed values, and the files named in its rows. */
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
