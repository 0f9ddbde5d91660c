import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageContent } from '../../data/settings/pageContent.ts';
import type { PageAnswer, PageOrder } from './pageOrders.ts';
import type { PageRenderer } from './pageRenderer.ts';
import { type SiteRoutes, siteRoutes } from './siteRoutes.ts';

type Done = Extract<PageAnswer, { kind: 'rendered' | 'compressed' }>;

interface Waiting {
  resolve: (done: Done) => void;
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

interface OpenThread {
  worker: Worker;
  waiting: Map<number, Waiting>;
  routes: SiteRoutes;
}

/** Tells a thread what its pages are made of, and starts another one in its place should it ever fall. */
export async function openPageThread(first: Worker, { dist, content }: Options): Promise<PageRenderer> {
  let next = 0;
  let thread: Promise<OpenThread> | undefined = open(first);
  const { routes } = await thread;

  /** Resolves once the thread knows its pages. */
  function open(worker: Worker): Promise<OpenThread> {
    worker.ref();
    const waiting = new Map<number, Waiting>();
    const opened = new Promise<OpenThread>((resolve, reject) => {
      let failure: Error | undefined;
      worker.on('message', (answer: PageAnswer) => {
        if (answer.kind === 'opened') return resolve({ worker, waiting, routes: siteRoutes(answer.pages) });
        const asker = waiting.get(answer.id);
        waiting.delete(answer.id);
        if (answer.kind !== 'failed') return asker?.resolve(answer);
        asker?.reject(Object.assign(new Error(answer.message), { stack: answer.stack }));
      });
      worker.once('error', (error: Error) => {
        failure = error;
      });
      worker.once('exit', (code) => {
        const fallen = failure ?? new Error(`the thread that draws pages ended with ${code}`);
        // The next page that is asked for starts another one.
        if (thread === opened) thread = undefined;
        reject(fallen);
        for (const { reject: refuse } of waiting.values()) refuse(fallen);
      });
      worker.postMessage({ kind: 'open', dist, content } satisfies PageOrder);
    });
    return opened;
  }

  /** Once it has drawn what it was asked for. */
  async function end(): Promise<void> {
    const ending = await thread?.catch(() => undefined);
    if (!ending) return;
    const ended = once(ending.worker, 'exit');
    ending.worker.postMessage({ kind: 'end' } satisfies PageOrder);
    await ended;
  }

  async function ask(order: (id: number) => PageOrder): Promise<Done> {
    thread ??= open(startPageThread());
    const { worker, waiting } = await thread;
    return new Promise((resolve, reject) => {
      const id = next;
      next += 1;
      waiting.set(id, { resolve, reject });
      worker.postMessage(order(id));
    });
  }

  return {
    routes: async () => routes,
    async render(init) {
      const done = await ask((id) => ({ kind: 'render', id, init }));
      if (done.kind !== 'rendered') throw new Error(`a page was asked for, and ${done.kind} answered`);
      return done.page;
    },
    async compress(html) {
      const done = await ask((id) => ({ kind: 'compress', id, html }));
      if (done.kind !== 'compressed') throw new Error(`copies were asked for, and ${done.kind} answered`);
      return done.copies;
    },
    end,
  };
}
