import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { brotliOptions, gzipOptions } from './compression.ts';
import type { PageAnswer, PageOrder } from './pageOrders.ts';
import { pagesOf, renderWith, vike } from './vikePages.ts';

/** Draws pages of one content, one after the other, beside the event loop (docs/decisions/0064-changed-content.md). */
const port = parentPort;
if (!port) throw new Error('Pages are drawn in a thread of their own');
const answer = (message: PageAnswer, handedOver: ArrayBuffer[] = []) => port.postMessage(message, handedOver);
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
  const { id } = order;
  try {
    if (order.kind === 'compress') {
      const { html } = order;
      const br = new Uint8Array(brotliCompressSync(html, brotliOptions(html, 'cached')));
      const gzip = new Uint8Array(gzipSync(html, gzipOptions('cached')));
      return answer({ kind: 'compressed', id, copies: { br, gzip } }, [br.buffer, gzip.buffer]);
    }
    const page = await renderWith(known, order.init);
    const html = new TextEncoder().encode(String(page.html));
    answer({ kind: 'rendered', id, page: { ...page, html } }, [html.buffer]);
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    answer({ kind: 'failed', id, message, stack });
  }
}

port.on('message', (order: PageOrder) => {
  // What it cannot be opened with ends the thread.
  last = last.then(() => obey(order));
});
