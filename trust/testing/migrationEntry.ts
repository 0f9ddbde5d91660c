import path from 'node:path';
import { connect } from '../../database/file/connection.ts';
import { migrate } from '../../database/file/migrate.ts';
import { migrations } from '../../database/file/migrations.ts';
import { NEXT_STEP } from './nextStep.ts';

const [dataDir = '', way] = process.argv.slice(2);
const connection = connect(path.join(dataDir, 'site.db'));
process.stdout.write('begun\n');
if (way === 'bare') {
  // As migrators do that leave the transaction to whoever writes the step.
  connection.exec(NEXT_STEP.sql);
  connection.pragma(`user_version = ${migrations.length + 1}`);
} else migrate(connection, { backupDir: path.join(dataDir, 'backups'), steps: [...migrations, NEXT_STEP] });
process.stdout.write('done\n');
