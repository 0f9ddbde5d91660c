import { copyFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { backUp, keysOf } from '../../database/file/backup.ts';
import { type Age, pruneBackups } from '../../database/file/pruneBackups.ts';
import { dueInBin } from '../../database/leads/bin.ts';
import { fakeSender } from '../testing/fakeSender.ts';
import { mailWorld } from '../testing/mailWorld.ts';
import { lead, renewSession, type SiteUnderTest, siteUnderTest } from '../testing/siteUnderTest.ts';
import { trustClock } from './deletions.ts';
import { runNightlyIfDue } from './maintenance.ts';

const DAY = 86_400_000;
const HOUR = DAY / 24;

/** A site with rows of each kind that a night may delete, ten backups, and one night done with a trusted clock. */
async function livedIn(site: SiteUnderTest): Promise<void> {
  await site.api.post('/api/leads').send(lead());
  await site.api.post('/api/leads').set('X-Form-Context', '{"honeypot":"x"}').send(lead());
  await site.api.post('/api/newsletter').send({ email: 'partie@exemple.fr' });
  const at = site.clock.time.toISOString();
  site.raw.prepare(`UPDATE newsletter_subscribers SET status = 'left', left_at = ?, updated_at = ?`).run(at, at);
  const copy = await backUp(site.dataDir, new Date(site.clock.time.getTime() - 10 * DAY));
  for (let n = 9; n > 0; n -= 1) copyFileSync(copy, fileOf(site, -n));
  await runNightlyIfDue(site.services);
}
/** Path of the backup made this number of days from now (negative: before now). */
const fileOf = ({ dataDir, clock }: SiteUnderTest, days: number) => {
  const at = new Date(clock.time.getTime() + days * DAY).toISOString().slice(0, 19).replaceAll(':', '');
  return path.join(dataDir, 'backups', `site-${at}Z.db`);
};
const kept = ({ raw }: SiteUnderTest) => ({
  leads: raw.prepare('SELECT count(*) FROM leads').pluck().get(),
  subscribers: raw.prepare('SELECT count(*) FROM newsletter_subscribers').pluck().get(),
  bin: raw.prepare('SELECT count(*) FROM bin').pluck().get(),
});
const backups = ({ dataDir }: SiteUnderTest) =>
  readdirSync(path.join(dataDir, 'backups')).filter((name) => name.endsWith('.db'));
const upkeepOf = async (site: SiteUnderTest) => {
  await renewSession(site);
  return (await site.api.get('/api/admin/summary').set(site.admin)).body;
};
const jump = (site: SiteUnderTest, days: number) => {
  site.clock.time = new Date(site.clock.time.getTime() + days * DAY);
};

describe('a clock that moves by more than two days', () => {
  test.each([40, 2000, -40, -20_000])(
    '(%i days) deletes nothing, however many nights go by, and the desk says so',
    async (days) => {
      const site = await siteUnderTest({ expectedLevels: ['warn'] });
      await livedIn(site);
      const [before, copies] = [kept(site), backups(site)];
      jump(site, days);
      for (let night = 0; night < 3; night += 1) {
        await runNightlyIfDue(site.services);
        jump(site, 1.3);
      }
      expect(kept(site)).toEqual(before);
      expect(backups(site)).toEqual(expect.arrayContaining(copies));
      expect((await upkeepOf(site)).clock).toMatchObject({ clock: site.clock.time.toISOString() });
      jump(site, -days - 3.9 + 1);
      await runNightlyIfDue(site.services);
      expect(kept(site)).toEqual(before);
      expect((await upkeepOf(site)).clock).toBeNull();
    },
  );

  test('is believed again once the owner says that it is right', async () => {
    const site = await siteUnderTest({ expectedLevels: ['warn'] });
    await livedIn(site);
    jump(site, 40);
    await runNightlyIfDue(site.services);
    expect((await upkeepOf(site)).clock).not.toBeNull();
    expect((await site.api.post('/api/admin/clock').set(site.admin)).body.clock).toBeNull();
    jump(site, 1.3);
    await runNightlyIfDue(site.services);
    expect(backups(site)).toHaveLength(7);
  });

  test('is mailed, once', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    await livedIn(world.site);
    jump(world.site, 40);
    for (let night = 0; night < 2; night += 1) {
      await runNightlyIfDue(world.site.services);
      await world.run({ forMs: 60_000, parts: { openSender } });
      jump(world.site, 1.3);
    }
    expect(sent.filter(({ subject }) => subject.includes('horloge'))).toHaveLength(1);
  });

  test('twin: taken for time that went by, it costs every backup but the last seven', async () => {
    const site = await siteUnderTest();
    await livedIn(site);
    jump(site, 40);
    await site.services.queue.write((writer) => trustClock(writer, site.clock.time));
    expect(backups(site).length).toBeGreaterThan(7);
    await runNightlyIfDue(site.services);
    expect(backups(site)).toHaveLength(7);
  });
});

test('a clock that was ahead between two nights, and is right again, is not doubted for the rows of then', async () => {
  const site = await siteUnderTest();
  await runNightlyIfDue(site.services);
  jump(site, 400);
  await site.api.post('/api/leads').send(lead());
  // Twin: while the clock is 400 days ahead, the site reports a doubtful clock.
  expect((await upkeepOf(site)).clock).not.toBeNull();
  jump(site, -399);
  expect((await upkeepOf(site)).clock).toBeNull();
  await runNightlyIfDue(site.services);
  expect(kept(site)).toEqual({ leads: 1, subscribers: 0, bin: 0 });
});

test('a last night dated in the future is not waited for; one of an hour ago, the twin, is', async () => {
  const site = await siteUnderTest({ expectedLevels: ['warn'] });
  jump(site, 300);
  await runNightlyIfDue(site.services);
  jump(site, -300);
  await runNightlyIfDue(site.services);
  expect(backups(site)).toHaveLength(2);
  jump(site, 1 / 24);
  await runNightlyIfDue(site.services);
  expect(backups(site)).toHaveLength(2);
});

test('mail dated in the future, or in the hands of a sender from the future, leaves now', async () => {
  const world = await mailWorld();
  const { sent, openSender } = fakeSender();
  await world.post();
  const future = new Date(world.site.clock.time.getTime() + 400 * DAY).toISOString();
  const soon = new Date(world.site.clock.time.getTime() + HOUR).toISOString();
  world.site.raw.prepare(`UPDATE outbox SET next_attempt_at = ? WHERE kind = 'lead-notification'`).run(future);
  world.site.raw.prepare(`UPDATE outbox SET locked_until = ? WHERE kind = 'lead-acknowledgement'`).run(soon);
  await world.run({ forMs: 10 * 60_000, parts: { openSender } });
  expect(sent).toHaveLength(2);
});

test('twin: mail due within the day, or in the hands of a sender for a minute, is waited for', async () => {
  const world = await mailWorld();
  const { sent, openSender } = fakeSender();
  await world.post();
  const inMinutes = (minutes: number) => new Date(world.site.clock.time.getTime() + minutes * 60_000).toISOString();
  world.site.raw
    .prepare('UPDATE outbox SET next_attempt_at = iif(id = 1, ?, next_attempt_at), locked_until = iif(id = 2, ?, NULL)')
    .run(inMinutes(600), inMinutes(4));
  await world.run({ forMs: 3 * 60_000, parts: { openSender } });
  expect(sent).toHaveLength(0);
});

test('a form shown before the clock was set back is not taken for one sent too fast', async () => {
  const site = await siteUnderTest();
  const { token } = (await site.api.get('/api/form-token')).body;
  jump(site, -1 / 24);
  await site.api.post('/api/leads').set('X-Form-Context', JSON.stringify({ token })).send(lead());
  expect(site.raw.prepare('SELECT quarantine FROM leads').pluck().get()).toBe('none');
});

test('a confirmation dated in the future does not keep the next one from leaving', async () => {
  const { site } = await mailWorld();
  const ask = () => site.api.post('/api/newsletter').send({ email: 'lectrice@exemple.fr' });
  const mails = () => site.raw.prepare('SELECT count(*) FROM outbox').pluck().get();
  await ask();
  site.raw.exec(`UPDATE outbox SET state = 'sent', sent_at = '2090-01-01T00:00:00.000Z';
    UPDATE newsletter_subscribers SET confirmation_sent_at = '2090-01-01T00:00:00.000Z'`);
  await ask();
  expect(mails()).toBe(2);
});

test('what the bin dates in the future has its thirty days from now on', async () => {
  const site = await siteUnderTest();
  await site.api.post('/api/leads').send(lead());
  await site.api.delete('/api/admin/leads/1').set(site.admin);
  site.raw.exec(`UPDATE bin SET binned_at = '2090-01-01T00:00:00.000Z'`);
  // Twin: by its stored date, the row would not be erased before 2090.
  expect(await dueInBin(site.services.connection, '2089-12-31T00:00:00.000Z')).toEqual([]);
  await runNightlyIfDue(site.services);
  for (const days of [29, 2]) {
    expect(kept(site).bin).toBe(1);
    jump(site, days);
    await site.services.queue.write((writer) => trustClock(writer, site.clock.time));
    await runNightlyIfDue(site.services);
  }
  expect(kept(site).bin).toBe(0);
});

/** A site with ten backups: eight of three months ago, two from the future. */
async function tenBackups(): Promise<{ site: SiteUnderTest; age: Age }> {
  const site = await siteUnderTest();
  const now = site.clock.time;
  const copy = await backUp(site.dataDir, new Date(now.getTime() - 100 * DAY));
  for (const days of [-99, -98, -97, -96, -95, -94, -93, 500, 501])
    for (const from of [copy, keysOf(copy)]) {
      const to = fileOf(site, days);
      copyFileSync(from, from === copy ? to : keysOf(to));
    }
  return { site, age: { now, limit: new Date(now.getTime() - 14 * DAY) } };
}

test('seven backups stay whatever their age, and those from the future do not take their place', async () => {
  const { site, age } = await tenBackups();
  expect(pruneBackups(site.dataDir, age)).toBe(3);
  const left = backups(site);
  expect(left).toHaveLength(7);
  expect(left.every((name) => name < `site-${age.now.toISOString()}`)).toBe(true);
  expect(readdirSync(path.join(site.dataDir, 'backups')).filter((name) => name.endsWith('.key'))).toHaveLength(7);
});

test('twin: where no backup is kept whatever its age, one look at them costs all', async () => {
  const { site, age } = await tenBackups();
  expect(pruneBackups(site.dataDir, age, 0)).toBe(10);
  expect(backups(site)).toEqual([]);
});
