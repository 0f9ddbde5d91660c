import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { connect } from '../../database/file/connection.ts';
import { migrate, versionOf } from '../../database/file/migrate.ts';
import { newestVersion } from '../../database/file/migrations.ts';
import { type Command, say, withDatabase } from './command.ts';

/** Tries the steps still to come on a copy; the database itself is only read. */
export const checkMigration: Command = ({ settings }) =>
  withDatabase(
    settings,
    async (connection) => {
      const before = versionOf(connection.handle);
      if (before === newestVersion) {
        say(`La base est au format ${before} : rien à faire.`);
        return 0;
      }
      if (before > newestVersion) {
        say(
          `La base est au format ${before}, cette version connaît le format ${newestVersion} : installez la version récente.`,
        );
        return 1;
      }
      const directory = mkdtempSync(path.join(settings.dataDir, 'essai-'));
      try {
        const file = path.join(directory, 'site.db');
        await connection.handle.backup(file);
        const copy = connect(file);
        migrate(copy, { backupDir: directory });
        const verdict = String(copy.pragma('integrity_check(1)', { simple: true }));
        copy.close();
        say(
          `Du format ${before} au format ${newestVersion}, essayé sur une copie : ${verdict}. La mise à niveau se fera au prochain démarrage.`,
        );
        return verdict === 'ok' ? 0 : 1;
      } finally {
        rmSync(directory, { recursive: true, force: true });
      }
    },
    { readonly: true },
  );
