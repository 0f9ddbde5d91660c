import { parentPort } from 'node:worker_threads';
import { PICTURE_FILE } from '../../data/media/pictures.ts';
import { parseLetter } from '../letters/writing/parseLetter.ts';
import type { MarkdownAnswer, MarkdownJob } from './markdownJobs.ts';
import { readMarkdown } from './readMarkdown.ts';

/** Reads Markdown beside the event loop, one text after the other (docs/decisions/0008-csp-hashes.md). */
const read = (job: MarkdownJob) => {
  if (job.kind === 'letter') return parseLetter(job.source);
  const { source, sources, pictures } = job;
  const picture = (address: string) => pictures.get(PICTURE_FILE.exec(address.replace(/^\/media\//, ''))?.[1] ?? '');
  return readMarkdown(source, { sources, picture });
};

parentPort?.on('message', (job: MarkdownJob) => {
  let answer: MarkdownAnswer;
  try {
    answer = { kind: 'read', read: read(job) };
  } catch {
    // Too deep for the stack: the caller shows the text as it was typed.
    answer = { kind: 'failed' };
  }
  parentPort?.postMessage(answer);
});
