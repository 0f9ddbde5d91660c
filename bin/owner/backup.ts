import { existsSync } from 'node:fs';
import { backUp, verifyBackup } from '../../database/backup.ts';
import { lockDataDir } from '../../database/dataDirLock.ts';
import { restore } from '../../database/restore.ts';
import { makeDataDir } from '../../server/makeDataDir.ts';
import { StartRefusal } from '../../server/startRefusal.ts';
import { type Command, requireDatabase, say } from './command.ts';

/** A verified copy of the database, while the site runs or not. */
export const backupNow: Command = async ({ settings }) => {
  requireDatabase(settings);
  const file = await backUp(settings.dataDir, new Date());
  say(`Sauvegarde vérifiée : ${file} (${count(verifyBackup(file).leads)})`);
  return 0;
};

/** Puts a copy in the place of the database, with the site stopped; what was there is kept. */
export const restoreFile: Command = ({ settings, operands: [file] }) => {
  if (file === undefined || !existsSync(file))
    throw new StartRefusal(['Indiquez le fichier à remettre : npm run site -- restore FICHIER']);
  makeDataDir(settings.dataDir);
  const unlock = lockDataDir(settings.dataDir);
  try {
    const { leads, former } = restore(settings.dataDir, file, new Date());
    say(`La base vient de ${file} (${count(leads)}).`);
    if (former) say(`L’ancienne est gardée : ${former}`);
    return 0;
  } catch (error) {
    throw new StartRefusal([
      `${file} ne peut pas être remis : ${error instanceof Error ? error.message : error}. Rien n’a été modifié.`,
    ]);
  } finally {
    unlock();
  }
};

const count = (leads: number): string => (leads < 2 ? `${leads} demande` : `${leads} demandes`);
