import path from 'node:path';
import { restore } from '../../database/file/backup.ts';
import { connect, migrate } from '../../database/file/connection.ts';
import { migrations, newestVersion } from '../../database/file/migrations.ts';
import { NEXT_STEP } from './nextStep.ts';

/** Work on the file of a data directory that a test kills in the middle: `restore` of a copy, or a migration. */
const [dataDir = '', way, copy = ''] = process.argv.slice(2);
const begun = () => process.stdout.write('begun\n');
const open = () => connect(path.join(dataDir, 'site.db'));
if (way === 'restore') {
  begun();
  restore(dataDir, copy, new Date());
} else if (way === 'bare') {
  const connection = open();
  // Runs a migration without a transaction, as some migrators do, slowly enough to be killed between two statements.
  const [first = '', ...others] = NEXT_STEP.sql.split(';\n');
  connection.exec(first);
  begun();
  for (const statement of others) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    connection.exec(statement);
  }
  connection.pragma(`user_version = ${newestVersion + 1}`);
} else {
  const connection = open();
  begun();
  connection.function('die', () => process.kill(process.pid, 'SIGKILL'));
  const step = way === 'halfway' ? { ...NEXT_STEP, sql: `${NEXT_STEP.sql}\nSELECT die();` } : NEXT_STEP;
  migrate(connection, { backupDir: path.join(dataDir, 'backups'), steps: [...migrations, step] });
}
