import { describe, expect, test } from 'vitest';
import { putInBin } from '../../database/leads/bin.ts';
import { eraseLeads } from '../../database/leads/changeLead.ts';
import { build, type Connection, run } from '../../database/store.ts';
import { fakeSender, toOwner } from '../testing/fakeSender.ts';
import { type MailWorld, mailWorld } from '../testing/mailWorld.ts';
import { contractNotice, lead } from '../testing/siteUnderTest.ts';
import type { Mail } from './types.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const strangers = (mails: readonly Mail[]) => mails.filter((mail) => !toOwner(mail));
const references = (mails: readonly Mail[]) => mails.flatMap(({ text }) => text.match(/DEV-\d{4}-\d{4}/g) ?? []);
const at = (world: MailWorld, time: string) => {
  world.site.clock.time = new Date(time);
};
const held = (world: MailWorld, over: Record<string, unknown>, context = '{}') =>
  world.site.api.post('/api/leads').set('X-Form-Context', context).send(lead(over));
const WEAK = { message: 'http://a.b http://a.b http://a.b http://a.b' };

describe('a burst of leads', () => {
  test('is announced twenty times one by one, the rest of the hour in one mail that names every lead', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    const posted = [];
    for (let n = 0; n < 45; n += 1) posted.push(await world.post({ email: `v${n}@exemple.fr` }));
    await world.run({ forMs: 50 * MINUTE, parts: { openSender } });
    expect(sent.filter(toOwner)).toHaveLength(20);
    await world.run({ forMs: 20 * MINUTE, parts: { openSender } });
    const mails = sent.filter(toOwner);
    expect(mails).toHaveLength(21);
    expect(mails.at(-1)?.subject).toBe('25 demandes en une heure');
    expect(new Set(references(mails))).toEqual(new Set(posted));
    expect(world.rows().filter(({ kind, state }) => kind === 'lead-summary' && state === 'sent')).toHaveLength(25);
  });

  test('is not made longer by corrections: one more that is corrected is in the same mail', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    const post = (message: string) =>
      world.site.api.post('/api/leads').set('Idempotency-Key', 'form-1').send(lead({ message }));
    await post('Chêne');
    for (let n = 0; n < 20; n += 1) await world.post({ email: `v${n}@exemple.fr` });
    for (const message of ['Hêtre', 'Frêne']) await post(message);
    await world.run({ forMs: 50 * MINUTE, parts: { openSender } });
    expect(sent.filter(toOwner)).toHaveLength(20);
    await world.run({ forMs: 20 * MINUTE, parts: { openSender } });
    expect(sent.filter(toOwner).at(-1)?.subject).toBe('2 demandes en une heure');
    // Twin: outside a burst a correction is announced by itself.
    await post('Orme');
    await world.run({ forMs: MINUTE, parts: { openSender } });
    expect(sent.filter(toOwner).at(-1)?.subject).toMatch(/^Demande corrigée/);
  });

  test('of contract notices is summed up too, in words of their own, and apart from requests', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    const post = () => world.site.api.post('/api/contract-notices').send(contractNotice()).expect(201);
    for (let n = 0; n < 45; n += 1) await post();
    await world.post();
    await world.run({ forMs: 50 * MINUTE, parts: { openSender } });
    expect(sent.filter(toOwner)).toHaveLength(21);
    await world.run({ forMs: 20 * MINUTE, parts: { openSender } });
    const mails = sent.filter(toOwner);
    expect(mails).toHaveLength(22);
    expect(mails.at(-1)?.subject).toBe('25 notifications de contrats en une heure');
    expect(mails.at(-1)?.text).toContain('celles-ci, arrivées dans la même heure');
    expect(new Set(mails.flatMap(({ text }) => text.match(/RES-\d{4}-\d{4}/g) ?? [])).size).toBe(45);
  });

  test('ends an hour later: the next lead is announced by itself', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    for (let n = 0; n < 22; n += 1) await world.post();
    await world.run({ forMs: 61 * MINUTE, parts: { openSender } });
    const reference = await world.post();
    await world.run({ forMs: MINUTE, parts: { openSender } });
    expect(sent.filter(toOwner).at(-1)?.subject).toMatch(new RegExp(`^Demande ${reference} : Camille Roux$`));
  });

  test('twin: where notifications are not counted every lead of a burst is a mail', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    for (let n = 0; n < 45; n += 1) {
      await world.post({ email: `v${n}@exemple.fr` });
      world.site.raw.exec(`UPDATE outbox SET created_at = '2020-01-01T00:00:00.000Z'`);
    }
    await world.run({ forMs: 50 * MINUTE, parts: { openSender } });
    expect(sent.filter(toOwner)).toHaveLength(45);
  });

  test('twin: twenty leads in an hour are no burst', async () => {
    const world = await mailWorld();
    for (let n = 0; n < 20; n += 1) await world.post();
    expect(world.rows().filter(({ kind }) => kind === 'lead-summary')).toEqual([]);
  });

  test('whose mail is refused for a while is announced once, when it is taken', async () => {
    const world = await mailWorld();
    for (let n = 0; n < 25; n += 1) await world.post();
    let refusals = 0;
    const { sent, openSender } = fakeSender((mail) =>
      mail.subject.includes('en une heure') && refusals++ < 3 ? 'deferred' : 'ok',
    );
    await world.run({ forMs: 3 * HOUR, parts: { openSender } });
    expect(sent.filter(({ subject }) => subject.includes('en une heure'))).toHaveLength(1);
    expect(refusals).toBe(4);
    expect(world.rows().filter(({ kind, state }) => kind === 'lead-summary' && state !== 'sent')).toEqual([]);
  });
});

describe('a held lead', () => {
  test('is mailed to the owner once a day, at eight in Paris, in one mail with the reasons', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    at(world, '2026-03-10T15:00:00Z');
    await held(world, { ...WEAK, name: 'Paul' });
    await held(world, { name: 'Robot' }, '{"honeypot":"x"}');
    await world.run({ forMs: 15 * HOUR, parts: { openSender } });
    expect(sent.filter(toOwner)).toEqual([]);
    await world.run({ forMs: 2 * HOUR, parts: { openSender } });
    const [mail, ...others] = sent.filter(toOwner);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 demandes mises de côté');
    for (const words of ['Paul', 'Trop de liens', 'Robot', 'Champ piège rempli', '/admin?liste=indesirables'])
      expect(mail?.text).toContain(words);
  });

  test('twin: where it is queued for no summary the owner gets no mail', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    await held(world, {}, '{"honeypot":"x"}');
    world.site.raw.exec(`DELETE FROM outbox WHERE kind = 'held-summary'`);
    await world.run({ forMs: 26 * HOUR, parts: { openSender } });
    expect(sent).toEqual([]);
  });

  test('for a weak reason still gets its receipt; a program that fills the trap, the twin, does not', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    await held(world, { ...WEAK, email: 'honnete@exemple.fr' });
    await held(world, { email: 'jetable@yopmail.com' });
    await held(world, { email: 'machine@exemple.fr' }, '{"honeypot":"x"}');
    await held(world, { ...WEAK, message: `${WEAK.message} backlinks`, email: 'tout@yopmail.com' });
    await world.run({ forMs: MINUTE, parts: { openSender } });
    expect(strangers(sent).map(({ to }) => to.address)).toEqual(['honnete@exemple.fr', 'jetable@yopmail.com']);
    expect(sent.filter(toOwner)).toEqual([]);
  });

  test('once released is announced at once, is not in the next summary, and gets no second receipt', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    await held(world, WEAK);
    await world.site.api.post('/api/leads/1/release').set(world.site.admin).expect(200);
    await world.run({ forMs: 26 * HOUR, parts: { openSender } });
    expect(sent.filter(toOwner).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Demande DEV-/)]);
    expect(strangers(sent)).toHaveLength(1);
  });

  test('erased before the morning is not in the summary', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    await held(world, {}, '{"honeypot":"x"}');
    world.site.raw.exec('DELETE FROM leads');
    await world.run({ forMs: 26 * HOUR, parts: { openSender } });
    expect(sent).toEqual([]);
  });
});

describe('a summary one of whose leads goes while it is being sent', () => {
  const bin = (connection: Connection, id: number) =>
    putInBin(connection, 'lead', id, { actor: 'admin', at: new Date(0).toISOString() });
  const erase = (connection: Connection, id: number) => eraseLeads(connection, [id]);
  const loseLease = (connection: Connection) =>
    run(connection, build.updateTable('outbox').set({ locked_until: null }));

  /**
   * Subjects of the owner's mails about three quarantined leads, when `change` is applied to the first lead during the first attempt to
   * send.
   */
  async function titlesWhen(
    change: (connection: Connection, id: number) => Promise<unknown>,
    verdicts: ('ok' | 'deferred')[],
  ) {
    const world = await mailWorld();
    const { queue } = world.site.services;
    for (const name of ['Un', 'Deux', 'Trois']) await held(world, { name }, '{"honeypot":"x"}');
    let tries = 0;
    const { sent, openSender } = fakeSender(async () => {
      if (tries === 0) await queue.write((writer) => change(writer, 1));
      return verdicts[tries++] ?? 'ok';
    });
    await world.run({ forMs: 26 * HOUR, parts: { openSender } });
    expect(world.rows().filter(({ state }) => state !== 'sent')).toEqual([]);
    return sent.map(({ subject }) => subject);
  }

  test.each([
    ['binned', bin],
    ['erased', erase],
  ])('is sent once when the first is %s, and once what is left when that try failed', async (_, change) => {
    expect(await titlesWhen(change, ['ok'])).toEqual(['3 demandes mises de côté']);
    expect(await titlesWhen(change, ['deferred', 'ok'])).toEqual(['2 demandes mises de côté']);
  });

  test('twin: where its rows no longer know that they left together, the rest is mailed twice', async () => {
    const titles = await titlesWhen((connection) => loseLease(connection), ['ok']);
    expect(titles).toEqual(['3 demandes mises de côté', '2 demandes mises de côté']);
  });
});

test('« Paul (www.paul.fr) » is announced like any other', async () => {
  const world = await mailWorld();
  await world.post({ name: 'Paul (www.paul.fr)' });
  expect(world.rows().map(({ kind }) => kind)).toEqual(['lead-notification', 'lead-acknowledgement']);
});
