import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageContent } from '../../data/settings/pageContent.ts';
import type { PageAnswer, PageOrder } from './pageOrders.ts';
import type { PageRenderer, RenderedPage } from './pageRenderer.ts';
import { type SiteRoutes, siteRoutes } from './siteRoutes.ts';

interface Waiting {
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
}

/** A thread that draws pages, not yet told of what. Beside this file: `.ts` among the sources, `.mjs` in the build. */
export function startPageThread(): Worker {
  const file = path.join(import.meta.dirname, `pageThread${path.extname(import.meta.filename)}`);
  // A page's garbage is short-lived: young space beyond this only keeps it longer.
  const worker = new Worker(file, { resourceLimits: { maxYoungGenerationSizeMb: 16 } });
  // A start that is refused does not wait for it.
  worker.unref();
  return worker;
}

interface Options {
  dist: string;
  content: PageContent;
}

/** Tells a thread what its pages are made of, and starts another one in its place should it ever fall. */
export async function openPageThread(first: Worker, { dist, content }: Options): Promise<PageRenderer> {
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let thread: ReturnType<typeof open> | undefined = open(first);
  const { routes } = await thread;

  /** Resolves once the thread knows its pages. */
  function open(worker: Worker) {
    worker.ref();
    return new Promise<{ worker: Worker; routes: SiteRoutes }>((resolve, reject) => {
      let failure: Error | undefined;
      worker.on('message', (answer: PageAnswer) => {
        if (answer.kind === 'opened') return resolve({ worker, routes: siteRoutes(answer.pages) });
        const asker = waiting.get(answer.id);
        waiting.delete(answer.id);
        if (answer.kind === 'rendered') asker?.resolve(answer.page);
        else asker?.reject(Object.assign(new Error(answer.message), { stack: answer.stack }));
      });
      worker.once('error', (error: Error) => {
        failure = error;
      });
      worker.once('exit', (code) => {
        const fallen = failure ?? new Error(`the thread that draws pages ended with ${code}`);
        // The next page that is asked for starts another one.
        thread = undefined;
        reject(fallen);
        for (const { reject: refuse } of waiting.values()) refuse(fallen);
        waiting.clear();
      });
      worker.postMessage({ kind: 'open', dist, content } satisfies PageOrder);
    });
  }

  return {
    routes: async () => routes,
    async render(init) {
      thread ??= open(startPageThread());
      const { worker } = await thread;
      return new Promise((resolve, reject) => {
        const id = next;
        next += 1;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ kind: 'render', id, init } satisfies PageOrder);
      });
    },
    /** Once it has drawn what it was asked for. */
    async end() {
      const ending = await thread?.catch(() => undefined);
      if (!ending) return;
      const ended = once(ending.worker, 'exit');
      ending.worker.postMessage({ kind: 'end' } satisfies PageOrder);
      await ended;
    },
  };
}
