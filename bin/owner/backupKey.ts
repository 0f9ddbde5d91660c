import { ownerRecipient } from '../../server/offsite/keyFiles.ts';
import { makeOwnerKey } from '../../server/offsite/keyPairs.ts';
import { recipientOf, shareRecipient } from '../../server/offsite/recipient.ts';
import { makeDataDir } from '../../server/start/makeDataDir.ts';
import { StartRefusal } from '../../server/start/startRefusal.ts';
import { type Command, say, withStore } from './command.ts';

/** Makes the key pair that copies elsewhere are encrypted to, and shows its private half, which is kept nowhere. */
export const backupKey: Command = async ({ settings, operands: [option] }) => {
  const { dataDir, databaseUrl } = settings;
  makeDataDir(dataDir);
  const before =
    databaseUrl === undefined
      ? ownerRecipient(dataDir)
      : await withStore(settings, ({ connection }) => recipientOf(connection, settings));
  if (before !== undefined && option !== '--replace')
    throw new StartRefusal([
      `Une clé existe déjà (publique : ${before}). Une autre, pour les copies à venir : npm run site -- backup-key --replace. Gardez l’ancienne : elle seule ouvre les copies déjà faites.`,
    ]);
  const identity = await makeOwnerKey(dataDir);
  if (databaseUrl !== undefined) await withStore(settings, (store) => shareRecipient(store, settings, true));
  say('Clé privée des copies, au format age. Elle n’est gardée nulle part et ne sera plus affichée :');
  say('');
  say(identity);
  say('');
  say(
    'Imprimez-la ou mettez-la dans un gestionnaire de mots de passe, hors de ce serveur : sans elle, si cette machine est perdue, aucune copie ne peut être relue.',
  );
  const kept = databaseUrl === undefined ? dataDir : `${dataDir} et dans la base, pour tous les processus du site`;
  say(`Clé publique, gardée dans ${kept} : ${ownerRecipient(dataDir)}`);
  return 0;
};
