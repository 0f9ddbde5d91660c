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

/** A thread of whom nothing is asked for so long ends: Vike, React and every page are fifty megabytes. */
const IDLE_MS = 60_000;

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
  idleMs?: number;
}

interface OpenThread {
  worker: Worker;
  waiting: Map<number, Waiting>;
  routes: SiteRoutes;
}

/** Tells a thread what its pages are made of, and starts another one for the next page once it has rested or fallen. */
export async function openPageThread(
  first: Worker,
  { dist, content, idleMs = IDLE_MS }: Options,
): Promise<PageRenderer> {
  let next = 0;
  let thread: Promise<OpenThread> | undefined = open(first);
  let idle: NodeJS.Timeout | undefined;
  let asked = 0;
  const { routes } = await thread;
  restLater();

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
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    const worker = await ending?.then((opened) => opened.worker).catch(() => undefined);
    if (!worker) return;
    const ended = once(worker, 'exit');
    worker.postMessage({ kind: 'end' } satisfies PageOrder);
    await ended;
  }

  function restLater(): void {
    clearTimeout(idle);
    // What fails while it ends has ended it too.
    idle = setTimeout(() => (asked > 0 ? restLater() : void end().catch(() => undefined)), idleMs).unref();
  }

  async function ask(order: (id: number) => PageOrder): Promise<Done> {
    restLater();
    asked += 1;
    try {
      thread ??= open(startPageThread());
      const { worker, waiting } = await thread;
      return await new Promise<Done>((resolve, reject) => {
        const id = next;
        next += 1;
        waiting.set(id, { resolve, reject });
        worker.postMessage(order(id));
      });
    } finally {
      asked -= 1;
    }
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
