import { restore } from '../../database/file/restore.ts';

const [dataDir = '', source = ''] = process.argv.slice(2);
process.stdout.write('begun\n');
restore(dataDir, source, new Date());
process.stdout.write('done\n');
