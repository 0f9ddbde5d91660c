import { setPriority } from 'node:os';
import { drawName } from '../../data/company/drawName.ts';

// Visitors come first.
setPriority(10);
process.stdout.write(JSON.stringify(await drawName(process.argv[2] ?? '')));
