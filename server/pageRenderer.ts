import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TypedTermination } from '../data/termination.ts';
import { Problem } from './problem.ts';

/** What a page is drawn from. */
export interface PageInit {
  urlOriginal: string;
  baseUrl: string;
  signedIn?: boolean;
  form?: FormHints;
}

/** A form's own key against sending twice, and the signed time it was drawn. */
export interface FormHints {
  key: string;
  token: string;
  typed?: TypedTermination;
}

/** A page as the renderer drew it. */
export interface Drawn {
  status: number;
  html: string;
  styleHashes: readonly string[];
}

/** One answer of the thread. */
export type Answer = { id: number } & ({ drawn: Drawn } | { error: Error });

export interface PageRenderer {
  /** @throws Problem 503 when too many pages wait; whatever the thread failed with, and the next call starts another. */
  draw(init: PageInit): Promise<Drawn>;
}

/** How long the thread waits for more before it gives its memory back. */
const REST_MS = 20_000;
/** Pages that may wait for the thread: about a second's work. */
const MOST_WAITING = 50;
const busy = () =>
  new Problem(503, 'Le site est très demandé en ce moment. Réessayez dans un instant.', {
    headers: { 'Retry-After': '2' },
  });
/** Megabytes. It needs less than half of it; without a limit it would let garbage lie to several times as much. */
const HEAP = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/**
 * Draws pages in a thread of its own that ends when nothing is asked: React, Vike and the pages' own code weigh more than
 * the rest of the server, and once each page is kept nobody needs them (docs/decisions/render-thread.md). The thread
 * starts at once. A slow page never holds up a request.
 * @param dist the build's folder
 */
export function createPageRenderer(dist: string, restMs = REST_MS): PageRenderer {
  const waiting = new Map<number, PromiseWithResolvers<Drawn>>();
  let thread = start();
  let rest: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): Worker | undefined {
    // Beside this file: `.ts` among the sources, `.mjs` in the build.
    const file = path.join(import.meta.dirname, `renderThread${path.extname(import.meta.filename)}`);
    const worker = new Worker(file, { workerData: dist, resourceLimits: HEAP });
    worker.unref();
    worker.on('message', (answer: Answer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('error' in answer) asked?.reject(answer.error);
      else asked?.resolve(answer.drawn);
      if (waiting.size === 0) rest = setTimeout(leave, restMs).unref();
    });
    let failure: unknown;
    worker.once('error', (error) => {
      failure = error;
    });
    worker.once('exit', () => {
      if (thread !== worker) return;
      thread = undefined;
      for (const { reject } of waiting.values()) reject(failure ?? new Error('the rendering thread ended'));
      waiting.clear();
    });
    return worker;
  }

  function leave(): void {
    const worker = thread;
    thread = undefined;
    void worker?.terminate();
  }

  return {
    draw(init) {
      if (waiting.size >= MOST_WAITING) return Promise.reject(busy());
      clearTimeout(rest);
      thread ??= start();
      const id = ++last;
      const asked = Promise.withResolvers<Drawn>();
      waiting.set(id, asked);
      thread?.postMessage({ id, init });
      return asked.promise;
    },
  };
}
