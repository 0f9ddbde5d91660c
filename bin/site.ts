import { existsSync } from 'node:fs';
import path from 'node:path';
import { backUp, keysOf } from '../database/file/backup.ts';
import { verifyBackup } from '../database/file/copyDatabase.ts';
import { tryMigration } from '../database/file/tryMigration.ts';
import { copyTime } from '../server/offsite/directoryStore.ts';
import { copyKeysOf, makeOwnerKey, ownerKeys, shareCopyKeys } from '../server/offsite/keyFiles.ts';
import { checkNodeVersion } from '../server/start/nodeVersion.ts';
import { readSettings } from '../server/start/settings.ts';
import { makeDataDir, runOrRefuse, StartRefusal } from '../server/start/startRefusal.ts';
import { createAdmin, printSignInLink, resetFactor, resetPassword } from './owner/admin.ts';
import { type Command, requireDatabase, say, withStore } from './owner/command.ts';
import { actAsOwnerOf, endWithOutput, sayWhere } from './owner/dataDirectory.ts';
import { doctor } from './owner/doctor.ts';
import { exportContractNotices, exportLeads, exportQuotes, exportReceipts } from './owner/exportTable.ts';
import { importLeadsFile } from './owner/importLeads.ts';
import { move } from './owner/move.ts';
import { countLeads, putBack } from './owner/restore.ts';
import { restoreCopy, restoreDownloaded } from './owner/restoreCopy.ts';
import { exportSettings, importSettings } from './owner/settingsFile.ts';
import { verifyQuote } from './owner/verifyQuote.ts';

/** Makes the key pair for copies elsewhere: the public key encrypts them, the private key is printed once and stored nowhere. */
const backupKey: Command = async ({ settings, operands: [option] }) => {
  const { dataDir, databaseUrl } = settings;
  makeDataDir(dataDir);
  const before =
    databaseUrl === undefined
      ? ownerKeys(dataDir)
      : await withStore(settings, ({ connection }) => copyKeysOf(connection, settings));
  if (before !== undefined && option !== '--replace')
    throw new StartRefusal([
      `Une clé existe déjà (publique : ${before.recipient}). Une autre, pour les copies à venir : npm run site -- backup-key --replace. Gardez l’ancienne : elle seule ouvre les copies déjà faites.`,
    ]);
  const identity = await makeOwnerKey(dataDir);
  if (databaseUrl !== undefined) await withStore(settings, (store) => shareCopyKeys(store, settings, true));
  say('Clé privée des copies, au format age. Elle n’est gardée nulle part et ne sera plus affichée :');
  say('');
  say(identity);
  say('');
  say(
    'Imprimez-la ou mettez-la dans un gestionnaire de mots de passe, hors de ce serveur : sans elle, si cette machine est perdue, aucune copie ne peut être relue.',
  );
  const kept = databaseUrl === undefined ? dataDir : `${dataDir} et dans la base, pour tous les processus du site`;
  say(`Clé publique, gardée dans ${kept} : ${ownerKeys(dataDir)?.recipient}`);
  return 0;
};

/** Makes a verified backup of the database, whether the site runs or not. */
const backupNow: Command = async ({ settings }) => {
  requireDatabase(settings);
  const file = await backUp(settings.dataDir, new Date());
  say(`Sauvegarde vérifiée : ${file} (${countLeads(verifyBackup(file).leads)})`);
  if (existsSync(keysOf(file))) say(`Les clés du site, à garder à côté d’elle : ${keysOf(file)}`);
  return 0;
};

/** Replaces the database by a backup while the site is stopped; the replaced database is kept. */
const restoreFile: Command = async (call) => {
  const { settings, operands } = call;
  if (operands.includes('--from')) return restoreCopy(call);
  const [file] = operands;
  if (file !== undefined && !existsSync(file)) throw new StartRefusal([`${file} n’existe pas.`]);
  if (file === undefined)
    throw new StartRefusal([
      'Indiquez le fichier à remettre : npm run site -- restore FICHIER (ou restore --from s3, restore --from directory)',
    ]);
  if (copyTime(path.basename(file))) return restoreDownloaded(settings, file);
  await putBack(settings, file);
  return 0;
};

/** Tries the pending migrations on a copy; the database itself is only read. */
const checkMigration: Command = async ({ settings }) => {
  requireDatabase(settings);
  const { before, newest, verdict } = await tryMigration(settings.dataDir);
  if (verdict === undefined) {
    say(`La base est au format ${before} : rien à faire.`);
    return 0;
  }
  say(
    `Du format ${before} au format ${newest}, essayé sur une copie : ${verdict}. La mise à niveau se fera au prochain démarrage.`,
  );
  return verdict === 'ok' ? 0 : 1;
};

const USAGE = `Commandes :
  npm run site -- backup                        copie la base, vérifie la copie
  npm run site -- restore FICHIER               remet une copie à la place de la base (site arrêté)
  npm run site -- restore --from s3 [--at DATE] de même, d’une copie hors du serveur (ou --from directory)
  npm run site -- backup-key                    fait la clé qui chiffre les copies hors du serveur, et la montre
  npm run site -- admin create NOM              crée un compte d’administration
  npm run site -- admin reset-password NOM      change un mot de passe et ferme les sessions
  npm run site -- admin reset-factor NOM        retire la double authentification d’un compte
  npm run site -- admin sign-in NOM             imprime un lien qui ouvre un compte, une fois, dans les dix minutes
  npm run site -- migrate --check               essaie la mise à niveau sur une copie
  npm run site -- move --to DESTINATION         copie la base dans une autre, vide : postgres://… ou un dossier (site arrêté)
  npm run site -- doctor                        vérifie l’installation
  npm run site -- export leads [--json]         écrit les demandes en CSV (ou en JSON) sur la sortie standard
                                                (--json --files=DOSSIER : et les fichiers des réponses)
  npm run site -- import leads FICHIER          les reprend, ou celles d’un autre programme, CSV ou JSON, tout ou rien
                                                (--files=DOSSIER : ces fichiers ; --dry-run : montre seulement)
  npm run site -- export contract-notices       de même, les résiliations et les rétractations
  npm run site -- export quotes                 de même, les devis envoyés
  npm run site -- export receipts               de même, le livre des recettes
  npm run site -- verify-quote FICHIER          compare le texte d’un courriel de confirmation à celui du site
  npm run site -- export-settings [SITE.tar]    écrit vos réglages, vos articles et, dans une archive, vos images
  npm run site -- import-settings FICHIER       les reprend, tout ou rien (--dry-run : montre seulement)
  npm run site -- help                          montre cette liste`;

const commands: Record<string, Command> = {
  'backup-key': backupKey,
  backup: backupNow,
  restore: restoreFile,
  'admin create': createAdmin,
  'admin reset-password': resetPassword,
  'admin reset-factor': resetFactor,
  'admin sign-in': printSignInLink,
  'migrate --check': checkMigration,
  move,
  doctor,
  'export leads': exportLeads,
  'import leads': importLeadsFile,
  'export contract-notices': exportContractNotices,
  'export quotes': exportQuotes,
  'export receipts': exportReceipts,
  'verify-quote': verifyQuote,
  'export-settings': exportSettings,
  'import-settings': importSettings,
};

/** `npm run site -- <command>`: the owner's command line. Exit code 0 only on success. */
await runOrRefuse(async () => {
  checkNodeVersion();
  const words = process.argv.slice(2);
  if (words[0] === 'help' || words[0] === '--help') return say(USAGE);
  const known = Object.keys(commands).find((name) => `${words.join(' ')} `.startsWith(`${name} `));
  const command = known === undefined ? undefined : commands[known];
  if (!known || !command) throw new StartRefusal([USAGE]);
  const operands = words.slice(known.split(' ').length);
  const settings = readSettings(process.env);
  endWithOutput();
  sayWhere(settings, known);
  actAsOwnerOf(settings);
  process.exitCode = await command({ settings, operands });
});
