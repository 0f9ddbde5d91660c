import path from 'node:path';
import { connect, migrate } from '../../database/file/connection.ts';
import { migrations, newestVersion } from '../../database/file/migrations.ts';
import { NEXT_STEP } from './nextStep.ts';

const [dataDir = '', way] = process.argv.slice(2);
const connection = connect(path.join(dataDir, 'site.db'));
const begun = () => process.stdout.write('begun\n');
if (way === 'bare') {
  // As migrators do that leave the transaction to the step's author. Slow enough to be killed between two statements.
  const [first = '', ...others] = NEXT_STEP.sql.split(';\n');
  connection.exec(first);
  begun();
  for (const statement of others) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    connection.exec(statement);
  }
  connection.pragma(`user_version = ${newestVersion + 1}`);
} else {
  begun();
  connection.function('die', () => process.kill(process.pid, 'SIGKILL'));
  const step = way === 'halfway' ? { ...NEXT_STEP, sql: `${NEXT_STEP.sql}\nSELECT die();` } : NEXT_STEP;
  migrate(connection, { backupDir: path.join(dataDir, 'backups'), steps: [...migrations, step] });
}
process.stdout.write('done\n');
