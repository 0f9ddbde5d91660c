import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { UNCHANGED } from '../../data/settings/pageContent.ts';
import { openPageThread, startPageThread } from './openPageThread.ts';
import { builtPages } from './pageRenderer.ts';

const DIST = path.join(import.meta.dirname, '..', '..', 'dist');
const about = { urlOriginal: '/about', baseUrl: 'https://site.test' };

test('beyond fifty pages that wait the others are told to come back, and those that wait are rendered', async () => {
  const renderer = await builtPages(DIST)(UNCHANGED);
  const rendered = await Promise.allSettled(Array.from({ length: 80 }, () => renderer.render(about)));
  const statuses = rendered.map((one) => (one.status === 'fulfilled' ? one.value.status : one.reason.status));
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
  expect([count(200), count(503)]).toEqual([50, 30]);
  // Twin: once they are rendered there is room again.
  expect((await renderer.render(about)).status).toBe(200);
  await renderer.end();
});

test('a thread that has fallen is followed by another, which draws and compresses as it did', async () => {
  const worker = startPageThread();
  const renderer = await openPageThread(worker, { dist: DIST, content: UNCHANGED });
  const first = await renderer.render(about);
  await worker.terminate();
  const { html } = await renderer.render(about);
  expect(html).toEqual(first.html);
  const bytes = Buffer.from(html);
  const { br, gzip } = await renderer.compress(bytes);
  expect([brotliDecompressSync(br), gunzipSync(gzip)]).toEqual([bytes, bytes]);
  await renderer.end();
});
