import { parentPort } from 'node:worker_threads';
import { PICTURE_FILE, type PictureFiles } from '../../data/media/pictures.ts';
import { type ParsedLetter, parseLetter } from '../letters/writing/parseLetter.ts';
import { type BeyondBounds, TooIntricate } from './parserBounds.ts';
import { type ReadText, readMarkdown } from './readMarkdown.ts';

/** Job of the Markdown thread: an article as its page shows it, or a letter. */
export type MarkdownJob =
  | { kind: 'article'; source: string; sources: readonly string[]; pictures: ReadonlyMap<string, PictureFiles> }
  | { kind: 'letter'; source: string };

export interface ReadOf {
  article: ReadText;
  letter: ParsedLetter;
}

/** Result of a job; `failed` when a text cannot be parsed, for any reason. */
export type MarkdownResult =
  | { kind: 'read'; read: ReadOf[keyof ReadOf] }
  | { kind: 'refused'; refused: BeyondBounds }
  | { kind: 'failed' };

/** Reads Markdown beside the event loop, one text after the other (docs/decisions/0008-csp-hashes.md). */
const read = (job: MarkdownJob) => {
  if (job.kind === 'letter') return parseLetter(job.source);
  const { source, sources, pictures } = job;
  const picture = (address: string) => pictures.get(PICTURE_FILE.exec(address.replace(/^\/media\//, ''))?.[1] ?? '');
  return readMarkdown(source, { sources, picture });
};

parentPort?.on('message', (job: MarkdownJob) => {
  let result: MarkdownResult;
  try {
    result = { kind: 'read', read: read(job) };
  } catch (error) {
    // Any error but TooIntricate comes from a text nested too deep for the stack: the caller shows the text as typed.
    result = error instanceof TooIntricate ? { kind: 'refused', refused: error.refused } : { kind: 'failed' };
  }
  parentPort?.postMessage(result);
});
