import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { backUp } from '../../database/file/backup.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { caller, leadCall } from '../testing/call.ts';
import { amount, report } from '../testing/form.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
import { needTool } from '../testing/tool.ts';
import type { Twin } from '../testing/twins.ts';

const DAY = 86_400_000;

/** Starts the site under a system clock that is wrong by so many days, lets it do its night's work, and stops it. */
async function nightUnderClock(dataDir: string, days: number, twins: Twin[]): Promise<void> {
  const wrap = days === 0 ? [] : [needTool('faketime'), '-f', `${days > 0 ? '+' : ''}${days}d`];
  const environment = { FAKETIME_DONT_FAKE_MONOTONIC: '1' };
  const server = await startServerProcess({ dataDir, wrap, environment, twins: [...twins, 'night'] });
  server.signal('SIGTERM');
  await server.ended;
  // The signal ends faketime before it takes its names away, and a later one with the same process id would refuse to start.
  for (const name of ['sem.faketime_sem', 'faketime_shm'])
    rmSync(`/dev/shm/${name}_${server.child.pid}`, { force: true });
}

/** A site with leads, one of them kept aside, a subscriber who left, and twenty backups; its last night believed the clock. */
async function livedIn(leads: number): Promise<string> {
  const dataDir = temporaryDirectory();
  const server = await startServerProcess({ dataDir });
  const call = caller(server.port);
  for (let n = 0; n < leads; n += 1) expect((await call(leadCall(`lead ${n}`))).status).toBe(201);
  const aside = leadCall('mis de côté');
  await call({ ...aside, headers: { ...aside.headers, 'X-Form-Context': '{"honeypot":"x"}' } });
  await call({
    method: 'POST',
    path: '/api/newsletter',
    headers: { 'Content-Type': 'application/json' },
    body: '{"email":"partie@exemple.fr"}',
  });
  server.signal('SIGTERM');
  await server.ended;
  const copy = await backUp(dataDir, new Date(Date.now() - 10 * DAY));
  for (let n = 19; n > 0; n -= 1) {
    const stamp = new Date(Date.now() - n * (DAY / 2)).toISOString().slice(0, 19).replaceAll(':', '');
    copyFileSync(copy, path.join(dataDir, 'backups', `site-${stamp}Z.db`));
  }
  const database = new Database(path.join(dataDir, 'site.db'));
  database.exec(`UPDATE newsletter_subscribers SET status = 'left', left_at = created_at`);
  database.close();
  await nightUnderClock(dataDir, 0, []);
  return dataDir;
}

function kept(dataDir: string) {
  const database = new Database(path.join(dataDir, 'site.db'), { readonly: true });
  try {
    const count = (table: string) => Number(database.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
    return { leads: count('leads'), subscribers: count('newsletter_subscribers'), bin: count('bin') };
  } finally {
    database.close();
  }
}
const backups = (dataDir: string): string[] =>
  readdirSync(path.join(dataDir, 'backups')).filter((name) => name.endsWith('.db'));

test('a system clock that is wrong by 40 or by 2,000 days costs no lead, no subscriber and no backup', async () => {
  const dataDir = await livedIn(amount(20, 300));
  const [before, copies] = [kept(dataDir), backups(dataDir)];
  const jumps = [40, 2000, -40, 0];
  for (const days of jumps) {
    await nightUnderClock(dataDir, days, []);
    expect([days, kept(dataDir)]).toEqual([days, before]);
    expect(backups(dataDir)).toEqual(expect.arrayContaining(copies));
  }
  report(
    'D14',
    `nights under a system clock of ${jumps.join(', ')} days: ${before.leads} leads and ${copies.length} backups kept`,
  );
});

test('twin: a night that takes the wrong clock for the right one deletes', async () => {
  const dataDir = await livedIn(3);
  const copies = backups(dataDir);
  await nightUnderClock(dataDir, 2000, ['credulous']);
  expect(backups(dataDir).filter((name) => copies.includes(name)).length).toBeLessThan(copies.length);
});
