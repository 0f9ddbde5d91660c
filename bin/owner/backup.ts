import { existsSync } from 'node:fs';
import { BACKUP_DAYS } from '../../data/retention.ts';
import { backUp, keysOf, verifyBackup } from '../../database/backup.ts';
import { lockDataDir } from '../../database/dataDirLock.ts';
import { clearInterruptedCopies } from '../../database/pruneCopies.ts';
import { RestoreRefusal, restore } from '../../database/restore.ts';
import { makeDataDir } from '../../server/makeDataDir.ts';
import { StartRefusal } from '../../server/startRefusal.ts';
import { type Command, requireDatabase, say } from './command.ts';

/** A verified copy of the database, while the site runs or not. */
export const backupNow: Command = async ({ settings }) => {
  requireDatabase(settings);
  const file = await backUp(settings.dataDir, new Date());
  say(`Sauvegarde vérifiée : ${file} (${count(verifyBackup(file).leads)})`);
  if (existsSync(keysOf(file))) say(`Les clés du site, à garder à côté d’elle : ${keysOf(file)}`);
  return 0;
};

/** Puts a copy in the place of the database, with the site stopped; what was there is kept. */
export const restoreFile: Command = ({ settings, operands: [file] }) => {
  if (file === undefined || !existsSync(file))
    throw new StartRefusal(['Indiquez le fichier à remettre : npm run site -- restore FICHIER']);
  makeDataDir(settings.dataDir);
  const unlock = lockDataDir(settings.dataDir);
  try {
    clearInterruptedCopies(settings.dataDir, 'none');
    for (const line of restored(file, restore(settings.dataDir, file, new Date()))) say(line);
    return 0;
  } catch (error) {
    if (!(error instanceof RestoreRefusal)) throw error;
    throw new StartRefusal([`${file} ne peut pas être remis : ${error.message}. Rien n’a été modifié.`]);
  } finally {
    unlock();
  }
};

const PARIS = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' });

/** What the owner must know before the site starts again. */
function restored(file: string, { leads, from, former, keys }: ReturnType<typeof restore>): string[] {
  const day = PARIS.format(from);
  return [
    `La base vient de ${file} (${count(leads)}), telle qu’elle était le ${day}.`,
    'Toutes les sessions sont fermées. Les mots de passe sont de nouveau ceux de ce jour-là ; un nouveau : npm run site -- admin reset-password NOM',
    keys
      ? 'Les clés qui signent les liens des courriels sont revenues avec elle.'
      : 'Cette copie n’a pas de clé (secret-….key) à côté d’elle : celle du dossier de données reste.',
    'Ce qui a été effacé depuis ce jour-là y est de nouveau : effacez-le encore, à commencer par ce qu’une personne avait demandé.',
    ...(former ? [`L’ancienne base est gardée ${BACKUP_DAYS} jours : ${former}`] : []),
  ];
}

const count = (leads: number): string => (leads < 2 ? `${leads} demande` : `${leads} demandes`);
