import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createPageRenderer } from './pageRenderer.ts';

const DIST = path.join(import.meta.dirname, '..', 'dist');
const about = { urlOriginal: '/about', baseUrl: 'https://site.test' };
const threads = () => readdirSync('/proc/self/task').length;

test('draws pages in a thread that ends when nothing is asked, and starts again', async () => {
  const before = threads();
  const renderer = createPageRenderer(DIST, 100);
  const first = await renderer.draw(about);
  expect(first.status).toBe(200);
  expect(first.html).toContain('<h1');
  expect(threads()).toBeGreaterThan(before);
  await expect.poll(threads, { timeout: 5000 }).toBe(before);
  expect(await renderer.draw(about)).toEqual(first);
  await expect.poll(threads, { timeout: 5000 }).toBe(before);
});

test('what was asked of a thread that fails is refused, not left waiting', async () => {
  const renderer = createPageRenderer(path.join(DIST, 'nowhere'));
  await expect(renderer.draw(about)).rejects.toThrow('nowhere');
  await expect(renderer.draw(about)).rejects.toThrow('nowhere');
});

test('beyond fifty pages that wait for the thread the others are told to come back, and those that wait are drawn', async () => {
  const renderer = createPageRenderer(DIST, 100);
  const drawn = await Promise.allSettled(Array.from({ length: 80 }, () => renderer.draw(about)));
  const statuses = drawn.map((one) => (one.status === 'fulfilled' ? one.value.status : one.reason.status));
  expect([
    statuses.filter((status) => status === 200).length,
    statuses.filter((status) => status === 503).length,
  ]).toEqual([50, 30]);
  // Twin: once they are drawn there is room again.
  expect((await renderer.draw(about)).status).toBe(200);
});
