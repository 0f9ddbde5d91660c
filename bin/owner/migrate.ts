import { tryMigration } from '../../database/file/tryMigration.ts';
import { type Command, requireDatabase, say } from './command.ts';

/** Tries the steps still to come on a copy; the database itself is only read. */
export const checkMigration: Command = async ({ settings }) => {
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
