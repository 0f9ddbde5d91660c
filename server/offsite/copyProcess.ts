import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { makeCopy, openCopy } from './openCopy.ts';
import type { AsideJob } from './workAside.ts';

// Visitors come first.
setPriority(10);
const job = JSON.parse(await text(process.stdin)) as AsideJob;
try {
  const result = job.kind === 'make' ? await makeCopy(job) : await openCopy(job);
  process.stdout.write(JSON.stringify(result));
} catch (error) {
  process.stdout.write(JSON.stringify({ problem: error instanceof Error ? error.message : String(error) }));
  process.exitCode = 1;
}
