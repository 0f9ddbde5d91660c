import { describe, expect, test } from 'vitest';
import { writeOwnerMails } from '../../database/settings/settings.ts';
import { fakeSender, toOwner } from '../testing/fakeSender.ts';
import { type MailWorld, mailWorld } from '../testing/mailWorld.ts';
import { renewSession, siteUnderTest } from '../testing/siteUnderTest.ts';
import { queueOwnerMails } from '../watch/startWatch.ts';

const MINUTE = 60_000;
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

/**
 * Runs the scheduled mails every minute between two times; returns the owner's mails except those about leads or the site's faults, each
 * with its minute.
 */
async function through(world: MailWorld, from: string, to: string) {
  const { sent, openSender } = fakeSender();
  const { clock, services } = world.site;
  const mails: { at: string; subject: string; text: string }[] = [];
  for (clock.time = new Date(from); clock.time < new Date(to); clock.time = new Date(clock.time.getTime() + MINUTE)) {
    await queueOwnerMails(services);
    if (world.rows().every(({ state }) => state === 'sent')) continue;
    const before = sent.length;
    const at = clock.time.toISOString().slice(0, 16);
    await world.run({ forMs: 0, parts: { openSender } });
    for (const mail of sent.slice(before))
      if (toOwner(mail) && /^(Ce matin|Votre semaine)/.test(mail.subject))
        mails.push({ at, subject: plain(mail.subject), text: plain(mail.text) });
  }
  return mails;
}

describe('the mail of the morning', () => {
  test('leaves at half past seven in France, summer and winter, only when something is due', async () => {
    const world = await mailWorld();
    world.site.clock.time = new Date('2026-10-21T10:00:00.000Z');
    await world.post({ name: 'Camille Roux' });
    await renewSession(world.site);
    await world.site.api
      .patch('/api/admin/leads/1')
      .set(world.site.admin)
      .send({ follow_up_on: '2026-10-23', status: 'a-rappeler' })
      .expect(200);
    const summer = await through(world, '2026-10-22T04:00:00.000Z', '2026-10-24T12:00:00.000Z');
    expect(summer.map(({ at, subject }) => `${at} ${subject}`)).toEqual([
      '2026-10-23T05:30 Ce matin : 1 chose à faire',
      '2026-10-24T05:30 Ce matin : 1 chose à faire',
    ]);
    expect(summer[0]?.text).toContain('1 relance du jour');
    expect(summer[1]?.text).toContain('1 relance en retard');
    expect(summer[0]?.text).toContain('Camille Roux');
    expect(summer[0]?.text).not.toContain('dont');
    const winter = await through(world, '2026-10-27T04:00:00.000Z', '2026-10-27T12:00:00.000Z');
    expect(winter.map(({ at }) => at)).toEqual(['2026-10-27T06:30']);
  });

  test('is not sent in the afternoon, nor a second time by a site that starts again', async () => {
    const world = await mailWorld();
    const { clock, services } = world.site;
    clock.time = new Date('2026-11-23T10:00:00.000Z');
    await world.post();
    clock.time = new Date('2026-11-25T14:00:00.000Z');
    await queueOwnerMails(services);
    const written = () => world.rows().filter(({ kind }) => kind === 'morning').length;
    expect(written()).toBe(0);
    clock.time = new Date('2026-11-26T09:00:00.000Z');
    await Promise.all([queueOwnerMails(services), queueOwnerMails(services)]);
    await queueOwnerMails(services);
    expect(written()).toBe(1);
  });

  test('is not sent once it is switched off, nor without a mail server', async () => {
    const world = await mailWorld();
    world.site.clock.time = new Date('2026-11-23T10:00:00.000Z');
    await world.post();
    await world.site.services.queue.write((writer) => writeOwnerMails(writer, { morning: false, week: true }));
    expect(await through(world, '2026-11-25T06:00:00.000Z', '2026-11-25T09:00:00.000Z')).toEqual([]);
    const silent = await siteUnderTest();
    await silent.api.post('/api/leads').send({ name: 'A', email: 'a@exemple.fr' });
    silent.clock.time = new Date(silent.clock.time.getTime() + 48 * 60 * MINUTE);
    await queueOwnerMails(silent.services);
    expect(silent.raw.prepare(`SELECT count(*) FROM outbox WHERE kind = 'morning'`).pluck().get()).toBe(0);
  });
});

describe('the mail of Monday', () => {
  test('always leaves, in place of the morning’s, and says what the week was', async () => {
    const world = await mailWorld();
    const { site } = world;
    site.clock.time = new Date('2026-11-18T10:00:00.000Z');
    const context = JSON.stringify({ firstPage: '/blog/entonnoir-de-vente' });
    await site.api
      .post('/api/leads')
      .set('X-Form-Context', context)
      .send({ name: 'Camille', email: 'c@exemple.fr', service: 'etude-marche' });
    await site.api.post('/api/newsletter').send({ email: 'lectrice@exemple.fr' });
    const [monday, ...others] = await through(world, '2026-11-23T05:00:00.000Z', '2026-11-23T09:00:00.000Z');
    expect(others).toEqual([]);
    expect(monday?.at).toBe('2026-11-23T06:30');
    expect(monday?.subject).toBe('Votre semaine du 16 novembre au 22 novembre');
    for (const words of [
      'Demandes : 1',
      'Répondues : 0 sur 1',
      'Les pages qui les ont amenées : /blog/entonnoir-de-vente : 1',
      'Abonnés : 1 de plus, 0 de moins',
      'Sauvegardes',
      '1 demande attend une réponse',
    ])
      expect(monday?.text).toContain(words);
  });

  test('leaves after a week without anything too, unless it is switched off', async () => {
    const world = await mailWorld();
    const quiet = await through(world, '2026-11-30T06:00:00.000Z', '2026-11-30T09:00:00.000Z');
    expect(quiet.map(({ subject }) => subject)).toEqual(['Votre semaine du 23 novembre au 29 novembre']);
    expect(quiet[0]?.text).toContain('Demandes : aucune');
    await world.site.services.queue.write((writer) => writeOwnerMails(writer, { morning: true, week: false }));
    expect(await through(world, '2026-12-07T06:00:00.000Z', '2026-12-07T09:00:00.000Z')).toEqual([]);
  });
});
