import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { backUp, keysOf, listBackups, restore } from '../../database/file/backup.ts';
import { checksumFile } from '../../database/file/checksum.ts';
import { openDatabase } from '../../database/file/connection.ts';
import { verifyBackup } from '../../database/file/copyDatabase.ts';
import { databaseFile } from '../../database/file/databaseFile.ts';
import { lead, type SiteUnderTest, siteUnderTest } from '../testing/siteUnderTest.ts';
import { findTroubles } from '../watch/findTroubles.ts';
import { trustClock } from './deletions.ts';
import { runNightlyIfDue } from './maintenance.ts';

const DAY = 86_400_000;
/** Advances the clock by some days, and confirms it as the owner would. */
const later = async ({ clock, services }: SiteUnderTest, days: number) => {
  clock.time = new Date(clock.time.getTime() + days * DAY);
  await services.queue.write((writer) => trustClock(writer, clock.time));
};
const names = ({ dataDir }: SiteUnderTest) =>
  readdirSync(path.join(dataDir, 'backups')).filter((name) => name.endsWith('.db'));

test('a backup made while leads arrive holds every lead acknowledged before it began, and reads back whole', async () => {
  const { api, dataDir, clock } = await siteUnderTest({ environment: { RATE_LIMIT_PER_MINUTE: '10000' } });
  const post = (n: number) => api.post('/api/leads').send(lead({ name: `Lead ${n}` }));
  for (let n = 0; n < 30; n += 1) await post(n);
  const arriving = Promise.all(Array.from({ length: 30 }, (_, n) => post(100 + n)));
  const file = await backUp(dataDir, clock.time);
  await arriving;
  expect(verifyBackup(file).leads).toBeGreaterThanOrEqual(30);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const set = [keysOf(file), file, checksumFile(file)].map((part) => path.basename(part));
  expect(readdirSync(path.dirname(file)).toSorted()).toEqual(set);
});

test('restoring a backup brings its leads back and keeps what was there', async () => {
  const { api, dataDir, clock, raw } = await siteUnderTest();
  await api.post('/api/leads').send(lead());
  const file = await backUp(dataDir, clock.time);
  await api.post('/api/leads').send(lead());
  raw.pragma('wal_checkpoint(TRUNCATE)');
  const { leads, former } = restore(dataDir, file, clock.time);
  expect(leads).toBe(1);
  const restored = openDatabase(dataDir);
  expect(restored.handle.prepare('SELECT count(*) FROM leads').pluck().get()).toBe(1);
  restored.close();
  expect(statSync(former ?? '').size).toBeGreaterThan(0);
});

test('a damaged backup is never restored, and the database stays as it was', async () => {
  const { api, dataDir, clock } = await siteUnderTest();
  await api.post('/api/leads').send(lead());
  const file = await backUp(dataDir, clock.time);
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0x5a, 8192, 12_288));
  const before = readFileSync(databaseFile(dataDir));
  expect(() => restore(dataDir, file, clock.time)).toThrow();
  expect(readFileSync(databaseFile(dataDir)).equals(before)).toBe(true);
});

test("a NAS's own files are passed over, and a deletion that fails ends no other and is reported", async () => {
  const site = await siteUnderTest({ expectedLevels: ['error'] });
  const { dataDir, services, raw } = site;
  const foreign = ['@eaDir', '.DS_Store', 'Thumbs.db'];
  for (const directory of ['media', 'backups/media'])
    for (const name of foreign) mkdirSync(path.join(dataDir, directory, name), { recursive: true });
  await later(site, 1);
  await runNightlyIfDue(services);
  expect(await findTroubles(services)).toEqual([]);
  for (const name of foreign) expect(statSync(path.join(dataDir, 'backups/media', name)).isDirectory()).toBe(true);
  raw.exec(`INSERT INTO daily_counts (day, name, count) VALUES ('2000-01-01', 'path:/', 1);
    CREATE TRIGGER stuck BEFORE DELETE ON daily_counts BEGIN SELECT RAISE(ABORT, 'stuck'); END`);
  await later(site, 15);
  await runNightlyIfDue(services);
  expect(await findTroubles(services)).toEqual([{ kind: 'night', text: expect.stringContaining('visits : stuck') }]);
  expect(names(site)).toHaveLength(2);
  raw.exec('DROP TRIGGER stuck');
  await later(site, 2);
  await runNightlyIfDue(services);
  expect(await findTroubles(services)).toEqual([]);
});

test('each night leaves one backup, and fourteen days of them are kept', async () => {
  const site = await siteUnderTest();
  for (let day = 0; day < 16; day += 1) {
    for (let look = 0; look < 3; look += 1) await runNightlyIfDue(site.services);
    await later(site, 1.2);
  }
  expect(names(site).length).toBeGreaterThanOrEqual(11);
  expect(names(site).length).toBeLessThanOrEqual(13);
  expect(listBackups(site.dataDir)[0]?.file).toContain(names(site).toSorted().at(-1));
});

test('a backup that cannot be made is logged, keeps the old ones, and is tried again', async () => {
  const site = await siteUnderTest({ expectedLevels: ['error'] });
  await runNightlyIfDue(site.services);
  await later(site, 2);
  const backups = path.join(site.dataDir, 'backups');
  renameSync(backups, `${backups}-away`);
  writeFileSync(backups, 'a file where the directory was');
  await runNightlyIfDue(site.services);
  expect(site.logged.at(-1)?.msg).toBe('nightly run failed');
  rmSync(backups);
  renameSync(`${backups}-away`, backups);
  await runNightlyIfDue(site.services);
  expect(names(site)).toHaveLength(2);
});

test('an unread held lead is put away after thirty days, never deleted, and can still be let out', async () => {
  const site = await siteUnderTest();
  const { api, admin, services, raw } = site;
  await api
    .post('/api/leads')
    .set('X-Form-Context', '{"honeypot":"x"}')
    .send(lead({ name: 'Rangé' }));
  await api.post('/api/leads').send(lead());
  const total = async (quarantine: string) =>
    (await api.get(`/api/leads?quarantine=${quarantine}`).set(admin)).body.total;
  const totals = async () => [await total('false'), await total('true'), await total('archived')];
  // Renews the session after days have passed: it only lasts hours.
  const signInAgain = () =>
    raw.prepare('UPDATE sessions SET created_at = @at, last_seen_at = @at').run({ at: site.clock.time.toISOString() });
  await later(site, 29);
  signInAgain();
  await runNightlyIfDue(services);
  // Twin: one day before the limit, the quarantined lead is still listed.
  expect(await totals()).toEqual([1, 1, 0]);
  await later(site, 2);
  signInAgain();
  await runNightlyIfDue(services);
  expect(await totals()).toEqual([1, 0, 1]);
  expect((await api.get('/api/leads?quarantine=archived&q=rang%C3%A9').set(admin)).body.leads).toHaveLength(1);
  await api.post('/api/leads/1/release').set(admin).expect(200);
  expect(await totals()).toEqual([2, 0, 0]);
});
