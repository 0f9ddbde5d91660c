import { checkNodeVersion } from '../server/start/nodeVersion.ts';
import { readSettings } from '../server/start/settings.ts';
import { runOrRefuse, StartRefusal } from '../server/start/startRefusal.ts';
import { createAdmin, printSignInLink, resetFactor, resetPassword } from './owner/admin.ts';
import { backupNow, restoreFile } from './owner/backup.ts';
import { backupKey } from './owner/backupKey.ts';
import type { Command } from './owner/command.ts';
import { doctor } from './owner/doctor.ts';
import { exportContractNotices, exportLeads } from './owner/exportTable.ts';
import { checkMigration } from './owner/migrate.ts';
import { move } from './owner/move.ts';
import { exportSettings, importSettings } from './owner/settingsFile.ts';

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
  npm run site -- export leads                  écrit les demandes en CSV sur la sortie standard
  npm run site -- export contract-notices       de même, les résiliations et les rétractations
  npm run site -- export-settings [SITE.tar]    écrit vos réglages, vos articles et, dans une archive, vos images
  npm run site -- import-settings FICHIER       les reprend, tout ou rien (--dry-run : montre seulement)`;

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
  'export contract-notices': exportContractNotices,
  'export-settings': exportSettings,
  'import-settings': importSettings,
};

/** `npm run site -- <command>`: the owner's command line. Exit code 0 only if it did what it says. */
await runOrRefuse(async () => {
  checkNodeVersion();
  const words = process.argv.slice(2);
  const known = Object.keys(commands).find((name) => `${words.join(' ')} `.startsWith(`${name} `));
  const command = known === undefined ? undefined : commands[known];
  if (!known || !command) throw new StartRefusal([USAGE]);
  const operands = words.slice(known.split(' ').length);
  process.exitCode = await command({ settings: readSettings(process.env), operands });
});
