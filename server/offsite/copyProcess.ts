import { once } from 'node:events';
import { setPriority } from 'node:os';
import { makeCopy, openCopy } from './openCopy.ts';
import type { AsideJob } from './workAside.ts';

// Visitors come first.
setPriority(10);
const [job] = (await once(process, 'message')) as [AsideJob];
const answer = await ('make' in job ? makeCopy(job.make) : openCopy(job.open)).catch((error: Error) => ({
  problem: error.message,
}));
process.send?.(answer, () => process.disconnect());
