import { once } from 'node:events';
import { setPriority } from 'node:os';
import type { Made } from './makeAside.ts';
import { type CopyJob, makeCopy } from './openCopy.ts';

// Lower priority than the server's: visitors come first.
setPriority(10);
// Ends with its parent: the copy of a killed site is useless.
process.once('disconnect', () => process.exit());
const [job] = (await once(process, 'message')) as [CopyJob];
const made: Made = await makeCopy(job).catch((error: Error) => ({ problem: error.message }));
process.send?.(made, () => process.disconnect());
