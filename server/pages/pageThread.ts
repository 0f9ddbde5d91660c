import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { PageAnswer, PageOrder } from './pageOrders.ts';
import { pagesOf, renderWith, vike } from './vikePages.ts';

/** Draws pages of one content, one after the other, beside the event loop (docs/decisions/0064-changed-content.md). */
const port = parentPort;
if (!port) throw new Error('Pages are drawn in a thread of their own');
const answer = (message: PageAnswer) => port.postMessage(message);
// At once: the content is read from the database meanwhile.
const server = vike();
let last: Promise<unknown> = Promise.resolve();

async function obey(order: PageOrder): Promise<void> {
  const known = await server;
  if (order.kind === 'open') {
    // Before the pages' own modules, which are made of it.
    Object.assign(globalThis, { settledContent: order.content });
    await import(pathToFileURL(path.join(order.dist, 'server', 'entry.mjs')).href);
    return answer({ kind: 'opened', pages: await pagesOf(known) });
  }
  if (order.kind === 'end') process.exit();
  const { id, init } = order;
  try {
    const page = await renderWith(known, init);
    const html = new TextEncoder().encode(String(page.html));
    port?.postMessage({ kind: 'rendered', id, page: { ...page, html } } satisfies PageAnswer, [html.buffer]);
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    answer({ kind: 'failed', id, message, stack });
  }
}

port.on('message', (order: PageOrder) => {
  // What it cannot be opened with ends the thread.
  last = last.then(() => obey(order));
});
