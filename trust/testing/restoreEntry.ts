import { restore } from '../../database/file/backup.ts';

const [dataDir = '', source = ''] = process.argv.slice(2);
process.stdout.write('begun\n');
restore(dataDir, source, new Date());
process.stdout.write('done\n');
