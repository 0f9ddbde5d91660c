import { setPriority } from 'node:os';
import { checkFile } from './inspectFile.ts';

// Visitors come first.
setPriority(10);
process.stdout.write(checkFile(process.argv[2] ?? ''));
