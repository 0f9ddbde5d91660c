import { existsSync, statSync } from 'node:fs';
import { databaseFile } from '../../database/file/databaseFile.ts';
import type { Settings } from '../../server/start/settings.ts';
import { StartRefusal } from '../../server/start/startRefusal.ts';

/** Name of the only command that may run in a data directory without a site: it fills that directory. */
const FILLS = 'restore';

/**
 * Without DATA_DIR, prints the directory in which the command works.
 * @throws StartRefusal when that directory has no site: the command would create a second one beside the owner's.
 */
export function sayWhere({ dataDir, databaseUrl }: Settings, command: string): void {
  if (process.env.DATA_DIR || databaseUrl !== undefined) return;
  if (command !== FILLS && !existsSync(databaseFile(dataDir)))
    throw new StartRefusal([
      `Il n’y a pas de site dans ${dataDir}. Indiquez son dossier de données : DATA_DIR=/var/lib/cinq-et-un npm run site -- ${command}`,
    ]);
  process.stderr.write(`DATA_DIR n’est pas donné : ${dataDir}\n`);
}

/**
 * When root runs a command on another account's data directory, continues as that account: files owned by root would keep the site from
 * starting. Files that only root can read (secrets of the settings) are read first.
 */
export function actAsOwnerOf({ dataDir }: Settings): void {
  if (process.getuid?.() !== 0 || !existsSync(dataDir)) return;
  const { uid, gid } = statSync(dataDir);
  if (uid === 0) return;
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
  process.stderr.write(`Lancée par root, la commande continue au nom du compte ${uid}, à qui est ${dataDir}.\n`);
}

/** When the reader of the output (such as `head`) closes it early, prints one sentence about it and exits with 1. */
export function endWithOutput(): void {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    process.stderr.write(
      code === 'EPIPE' ? 'La sortie a été fermée avant la fin : tout n’a pas été écrit.\n' : `La sortie : ${message}\n`,
    );
    process.exit(1);
  });
}
