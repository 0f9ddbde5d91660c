import { sayMoment } from '../../data/french/sayInParis.ts';
import { listBackups } from '../../database/file/backup.ts';
import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';
import type { Services } from '../services.ts';

const PROBLEM = 'backup-problem';
const HOUR_MS = 3_600_000;
/** A night, and the hours it may be late. */
const OLD_MS = 30 * HOUR_MS;
/** A site that was switched off makes up for its night a minute after it starts. */
const START_MS = 10 * 60_000;

/** Notes why the night's backup failed, or, without a reason, that it was made. To be run inside the write queue. */
export async function noteBackup(connection: Connection, problem: string): Promise<void> {
  if (((await readSetting(connection, PROBLEM)) ?? '') !== problem) await writeSetting(connection, PROBLEM, problem);
}

/** A backup that failed, or that is too old, as a sentence. */
export async function backupTrouble({
  connection,
  settings,
  now,
  startedAt,
}: Pick<Services, 'connection' | 'settings' | 'now' | 'startedAt'>): Promise<string | undefined> {
  // A server's rows are saved where they are (docs/self-hosting.md).
  if (settings.databaseUrl !== undefined) return undefined;
  const problem = await readSetting(connection, PROBLEM);
  if (problem)
    return `La sauvegarde de nuit a échoué (${problem}). Le site réessaie toutes les dix minutes ; la place libre et les droits du dossier « backups » sont à vérifier.`;
  if (now().getTime() - startedAt.getTime() < START_MS) return undefined;
  const [newest] = listBackups(settings.dataDir);
  if (newest && now().getTime() - newest.at.getTime() <= OLD_MS) return undefined;
  const last = newest ? `La dernière sauvegarde est du ${sayMoment(newest.at)}` : 'Il n’y a aucune sauvegarde';
  return `${last} : celle de la nuit n’a pas été faite. Pour en faire une maintenant : npm run site -- backup`;
}
