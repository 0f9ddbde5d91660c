import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MarkdownJob, MarkdownResult, ReadOf } from './markdownThread.ts';
import type { BeyondBounds } from './parserBounds.ts';

/** Timeout, not a target: within its bounds the longest text takes a second on an idle machine. */
const LONGEST_MS = 15_000;
/** How long the idle thread is kept. */
const IDLE_MS = 60_000;
const TOO_LONG: BeyondBounds = {
  line: 1,
  detail: 'Ce texte demande trop de temps à lire : raccourcissez-le, ou simplifiez sa mise en forme.',
};

export type ReadOrRefused<Read> = { read: Read } | { refused: BeyondBounds };

let thread: Worker | undefined;
let ending: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

function startThread(): Worker {
  const file = path.join(import.meta.dirname, `markdownThread${path.extname(import.meta.filename)}`);
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 } });
  worker.unref();
  worker.on('error', () => {
    if (thread === worker) thread = undefined;
  });
  return worker;
}

function end(): void {
  void thread?.terminate();
  thread = undefined;
}

/** One text after the other: a thread that takes too long is ended, and the next text starts another. */
function ask(job: MarkdownJob, patienceMs: number): Promise<MarkdownResult> {
  clearTimeout(ending);
  const worker = thread ?? startThread();
  thread = worker;
  worker.ref();
  return new Promise<MarkdownResult>((resolve) => {
    const fail = () => {
      end();
      resolve({ kind: 'failed' });
    };
    const patience = setTimeout(fail, patienceMs);
    const finish = (result: MarkdownResult) => {
      clearTimeout(patience);
      worker.off('error', fail);
      worker.unref();
      ending = setTimeout(end, IDLE_MS).unref();
      resolve(result);
    };
    worker.once('message', finish);
    worker.once('error', fail);
    worker.postMessage(job);
  });
}

/**
 * Parses a typed text in a thread and within bounds.
 * @returns the result, or where and why it was refused.
 */
export function readBeside<Kind extends MarkdownJob['kind']>(
  job: Extract<MarkdownJob, { kind: Kind }>,
  patienceMs = LONGEST_MS,
): Promise<ReadOrRefused<ReadOf[Kind]>> {
  const answered = last.then(() => ask(job, patienceMs));
  last = answered;
  return answered.then((result) => {
    if (result.kind === 'read') return { read: result.read as ReadOf[Kind] };
    return { refused: result.kind === 'refused' ? result.refused : TOO_LONG };
  });
}
