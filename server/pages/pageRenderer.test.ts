import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { UNCHANGED } from '../../data/settings/pageContent.ts';
import { openPageThread, startPageThread } from './openPageThread.ts';

const DIST = path.join(import.meta.dirname, '..', '..', 'dist');
const about = { urlOriginal: '/about', baseUrl: 'https://site.test' };

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
