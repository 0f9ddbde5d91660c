import { existsSync } from 'node:fs';
import { backUp, keysOf, verifyBackup } from '../../database/file/backup.ts';
import { StartRefusal } from '../../server/start/startRefusal.ts';
import { type Command, requireDatabase, say } from './command.ts';
import { countLeads, putBack } from './putBack.ts';
import { restoreCopy } from './restoreCopy.ts';

/** A verified copy of the database, while the site runs or not. */
export const backupNow: Command = async ({ settings }) => {
  requireDatabase(settings);
  const file = await backUp(settings.dataDir, new Date());
  say(`Sauvegarde vérifiée : ${file} (${countLeads(verifyBackup(file).leads)})`);
  if (existsSync(keysOf(file))) say(`Les clés du site, à garder à côté d’elle : ${keysOf(file)}`);
  return 0;
};

/** Puts a copy in the place of the database, with the site stopped; what was there is kept. */
export const restoreFile: Command = async (call) => {
  const { settings, operands } = call;
  if (operands.includes('--from')) return restoreCopy(call);
  const [file] = operands;
  if (file === undefined || !existsSync(file))
    throw new StartRefusal([
      'Indiquez le fichier à remettre : npm run site -- restore FICHIER (ou restore --from s3, restore --from directory)',
    ]);
  await putBack(settings, file);
  return 0;
};
