import { statSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { listBackups } from '../../database/file/backup.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { runNightlyIfDue } from '../../server/jobs/maintenance.ts';
import { ADMIN, siteUnderTest } from '../../server/testing/siteUnderTest.ts';
import { caller, leadCall } from '../testing/call.ts';
import { fillLeads } from '../testing/fillLeads.ts';
import { amount, limit, report } from '../testing/form.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
import type { Twin } from '../testing/twins.ts';

/** Milliseconds from a start to a truthful « ready »; the server is stopped again. */
async function timeToReady(dataDir: string, twins: Twin[] = []): Promise<number> {
  const begun = performance.now();
  const server = await startServerProcess({ dataDir, twins });
  expect((await caller(server.port)({ path: '/readyz' })).status).toBe(200);
  const took = performance.now() - begun;
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);
  return took;
}

test('the site is ready within a second and a half of its start, however many leads it has', {
  timeout: 600_000,
}, async () => {
  const dataDir = temporaryDirectory();
  const leads = amount(3_000, 100_000);
  fillLeads(dataDir, leads);
  const times: number[] = [];
  for (let n = 0; n < amount(2, 20); n += 1) times.push(await timeToReady(dataDir));
  expect(Math.min(...times)).toBeLessThan(limit(1500));
  // Twin: a start that first waits for a mail server that does not greet.
  expect(await timeToReady(dataDir, ['patient-start'])).toBeGreaterThan(4500);
  report(
    'A2',
    `${leads} leads: ready in ${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))} ms (${times.length} starts)`,
  );
});

/** Posts leads while another program reads; answers the journal's greatest size in megabytes. */
async function journalUnderReading(leads: number, checkpoints: 'normal' | 'none'): Promise<number> {
  const server = await startServerProcess({ twins: checkpoints === 'none' ? ['no-checkpoint'] : [] });
  const call = caller(server.port, 16);
  const reader = new Database(path.join(server.dataDir, 'site.db'), { readonly: true });
  const reading = setInterval(() => reader.prepare('SELECT count(*) FROM leads').get(), 20);
  let largest = 0;
  let next = 0;
  const client = async () => {
    while (next < leads) {
      next += 1;
      expect((await call(leadCall(`${next}`))).status).toBe(201);
      largest = Math.max(largest, statSync(path.join(server.dataDir, 'site.db-wal')).size);
    }
  };
  await Promise.all(Array.from({ length: 16 }, client));
  clearInterval(reading);
  reader.close();
  return largest / 2 ** 20;
}

test('the journal stays small while leads come in and another program reads', async () => {
  const leads = amount(1500, 60_000);
  const megabytes = await journalUnderReading(leads, 'normal');
  expect(megabytes).toBeLessThan(amount(12, 64));
  report('D8', `${leads} leads beside a reader: journal ${megabytes.toFixed(1)} MB at most`);
});

test('twin: a journal nobody carries over grows with every lead', async () => {
  expect(await journalUnderReading(1500, 'none')).toBeGreaterThan(12);
});

test('a clock that jumps revives no session, loses no lead and locks nobody out for longer than a window', async () => {
  const site = await siteUnderTest({ expectedLevels: ['warn'] });
  const signIn = (password: string) =>
    site.api.post('/api/session').set('Origin', 'https://site.test').send({ username: ADMIN.username, password });
  const now = site.clock.time.getTime();
  const jumps = [now - 3_600_000, now + 400 * 86_400_000, 0, Date.UTC(2038, 0, 20), now];
  const ids: number[] = [];
  for (const [index, jump] of jumps.entries()) {
    site.clock.time = new Date(jump);
    const { status, body } = await site.api.post('/api/leads').send({ name: `saut ${index}`, email: 'a@exemple.fr' });
    expect([jump, status]).toEqual([jump, 201]);
    ids.push(body.id);
    // The session of today is not one of another year.
    if (jump !== now) expect((await site.api.get('/api/leads').set(site.admin)).status).toBe(401);
    expect((await signIn(ADMIN.password)).status).toBe(204);
    await runNightlyIfDue(site.services);
    expect(site.raw.prepare('SELECT count(*) FROM leads').pluck().get()).toBe(ids.length);
  }
  expect(listBackups(site.dataDir)).toHaveLength(jumps.length);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  site.clock.time = new Date(now + 86_400_000);
  for (let n = 0; n < 12; n += 1) await signIn('faux');
  expect((await signIn(ADMIN.password)).status).toBe(429);
  site.clock.time = new Date(now - 3_600_000);
  expect((await signIn(ADMIN.password)).status).toBe(204);
  report('D14', `${jumps.length} jumps of the clock: leads stored in order, old sessions refused, sign-in open`);
});
