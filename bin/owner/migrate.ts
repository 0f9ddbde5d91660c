import { tryMigration } from '../../database/file/tryMigration.ts';
import { type Command, requireDatabase, say } from './command.ts';

/** Tries the steps still to come on a copy; the database itself is only read. */
export const checkMigration: Command = async ({ settings }) => {
  requireDatabase(settings);
  const { before, newestVersion, verdict } = await tryMigration(settings.dataDir);
  if (before > newestVersion) {
    say(
      `La base est au format ${before}, cette version connaît le format ${newestVersion} : installez la version récente.`,
    );
    return 1;
  }
  if (verdict === undefined) {
    say(`La base est au format ${before} : rien à faire.`);
    return 0;
  }
  say(
    `Du format ${before} au format ${newestVersion}, essayé sur une copie : ${verdict}. La mise à niveau se fera au prochain démarrage.`,
  );
  return verdict === 'ok' ? 0 : 1;
};
