import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { type Answer, caller, leadCall, pause, percentile } from '../testing/call.ts';
import { amount, limit, report } from '../testing/form.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
import type { Twin } from '../testing/twins.ts';

/** Holds the file as a second writer would, while leads and reads come in; answers what they met. */
async function underForeignLock(holdMs: number, twins: Twin[] = []) {
  const server = await startServerProcess({ twins: [...twins, 'probe'] });
  const call = caller(server.port, 400);
  for (let n = 0; n < 50; n += 1) await call(leadCall(`warm-${n}`));
  await call({ path: '/probe/loop' });
  const other = new Database(path.join(server.dataDir, 'site.db'));
  other.exec('BEGIN IMMEDIATE');
  const leads: Promise<Answer>[] = [];
  const reads: Promise<Answer>[] = [];
  const begun = performance.now();
  while (performance.now() - begun < holdMs) {
    leads.push(call(leadCall(`held-${leads.length}`)));
    reads.push(call({ path: '/healthz' }));
    await pause(30);
  }
  other.exec('COMMIT');
  other.close();
  const answers = await Promise.all(leads);
  const health = (await Promise.all(reads)).map(({ ms }) => ms);
  // The loop's own clock must have ticked once more.
  await pause(100);
  const loop = JSON.parse((await call({ path: '/probe/loop' })).text) as { max: number };
  return { answers, health, longestStop: loop.max };
}

test('while another program writes, leads wait or get 503 within three seconds and the site keeps answering', async () => {
  const holdMs = amount(4000, 10_000);
  const { answers, health, longestStop } = await underForeignLock(holdMs);
  const stored = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 503);
  expect(stored.length + refused.length).toBe(answers.length);
  expect(stored.length).toBeGreaterThan(10);
  expect(refused.length).toBeGreaterThan(5);
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const p99 = percentile(health, 0.99);
  expect(slowest).toBeLessThan(limit(3500));
  expect(p99).toBeLessThan(limit(300));
  expect(longestStop).toBeLessThan(limit(250));
  const figures = `${stored.length} × 201, ${refused.length} × 503, slowest ${Math.round(slowest)} ms`;
  report(
    'D6',
    `lock held ${holdMs} ms: ${figures}, /healthz p99 ${Math.round(p99)} ms, event loop stopped ${Math.round(longestStop)} ms at most`,
  );
});

test('twin: where the driver itself waits, the whole site stands still', async () => {
  // What a visitor waits, not the loop's own clock: that one does not always notice a stop it slept through.
  const { health } = await underForeignLock(1000, ['patient-driver']);
  expect(Math.max(...health)).toBeGreaterThan(500);
});
