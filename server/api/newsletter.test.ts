import { describe, expect, test } from 'vitest';
import { consent } from '../../data/newsletter.ts';
import { subscriberById } from '../../database/people/subscribers.ts';
import { type SiteUnderTest, siteUnderTest } from '../testing/siteUnderTest.ts';

/** With a mail server, so that addresses wait for their confirmation. No worker runs in these tests. */
const MAIL = { SMTP_HOST: 'smtp.test', SMTP_FROM: 'site@site.test', NOTIFY_TO: 'moi@site.test' };
const siteWithMail = () => siteUnderTest({ environment: MAIL });

const subscribe = ({ api }: SiteUnderTest, email = 'lea@exemple.fr') => api.post('/api/newsletter').send({ email });

/** Tokens of the subscriber's mails. */
async function tokens({ services }: SiteUnderTest, id = 1) {
  const subscriber = await subscriberById(services.connection, id);
  if (!subscriber) throw new Error('no such subscriber');
  const { links } = services;
  return { confirm: links.token('confirm', subscriber), unsubscribe: links.token('unsubscribe', subscriber) };
}
const statusOf = async ({ services }: SiteUnderTest, id = 1) => (await subscriberById(services.connection, id))?.status;

describe('subscribing', () => {
  test('answers 201 with the subscriber, whom the admin sees', async () => {
    const site = await siteWithMail();
    const { status, body } = await subscribe(site, '  Lea@Exemple.FR ');
    expect(status).toBe(201);
    const subscriber = { id: 1, email: 'lea@exemple.fr', created_at: site.clock.time.toISOString() };
    expect(body).toEqual({ success: true, subscriber });
    const list = (await site.api.get('/api/newsletter').set(site.admin)).body;
    expect(list).toMatchObject({ total: 1, next_cursor: null, subscribers: [{ ...subscriber, status: 'pending' }] });
  });

  test('an address already there, whatever its case and spaces, gets 409', async () => {
    const site = await siteWithMail();
    await subscribe(site);
    const { status, body } = await subscribe(site, ' LEA@exemple.fr');
    expect([status, body.detail]).toEqual([
      409,
      'Cette adresse est déjà notée\u00a0: un courriel de confirmation vous attend.',
    ]);
    // Twin: after the confirmation the address is subscribed, and no confirmation is awaited.
    await site.api.post('/api/newsletter/confirm').send({ token: (await tokens(site)).confirm });
    expect((await subscribe(site)).body.detail).toBe('Cette adresse est déjà inscrite.');
  });

  test('a form posted without script lands on a page', async () => {
    const { api } = await siteWithMail();
    const post = () => api.post('/api/newsletter').type('form').set('Accept', 'text/html').send({ email: 'a@b.fr' });
    expect((await post()).headers.location).toBe('/newsletter/merci');
    expect((await post()).headers.location).toBe('/newsletter/merci?erreur=attente');
  });
});

describe('confirming', () => {
  test('makes a pending subscriber confirmed; twice is as once', async () => {
    const site = await siteWithMail();
    await subscribe(site);
    const post = async () => site.api.post('/api/newsletter/confirm').send({ token: (await tokens(site)).confirm });
    expect([(await post()).status, (await post()).status, await statusOf(site)]).toEqual([200, 200, 'confirmed']);
  });

  test.each(['', '1.forged', `1.${'A'.repeat(43)}`, `2.${'A'.repeat(43)}`])(
    'the token %s confirms no address',
    async (token) => {
      const site = await siteWithMail();
      await subscribe(site);
      expect((await site.api.post('/api/newsletter/confirm').send({ token })).status).toBe(422);
      expect(await statusOf(site)).toBe('pending');
    },
  );

  test('does not restore a stopped address; once taken back, the twin, it confirms', async () => {
    const site = await siteWithMail();
    await subscribe(site);
    const is = (status: string) => site.raw.prepare('UPDATE newsletter_subscribers SET status = ?').run(status);
    const confirm = async () => site.api.post('/api/newsletter/confirm').send({ token: (await tokens(site)).confirm });
    is('stopped');
    expect([(await confirm()).status, await statusOf(site)]).toEqual([422, 'stopped']);
    is('pending');
    expect([(await confirm()).status, await statusOf(site)]).toEqual([200, 'confirmed']);
  });

  test('a token for leaving does not confirm, and 48 hours after its mail a confirmation is too late', async () => {
    const site = await siteWithMail();
    await subscribe(site);
    const confirm = (token: string) => site.api.post('/api/newsletter/confirm').send({ token });
    expect((await confirm((await tokens(site)).unsubscribe)).status).toBe(422);
    const sent = new Date(site.clock.time.getTime() - 49 * 3_600_000).toISOString();
    site.raw.prepare('UPDATE newsletter_subscribers SET confirmation_sent_at = ?').run(sent);
    expect((await confirm((await tokens(site)).confirm)).status).toBe(422);
    expect(await statusOf(site)).toBe('pending');
  });
});

describe('leaving', () => {
  test('one click from a mail program, with no cookie and no origin, is enough; reading the link changes nothing', async () => {
    const site = await siteWithMail();
    await subscribe(site);
    const link = `/api/newsletter/unsubscribe?jeton=${(await tokens(site)).unsubscribe}`;
    for (let n = 0; n < 20; n += 1) expect((await site.api.get(link)).status).toBe(303);
    expect(await statusOf(site)).toBe('pending');
    const click = () => site.api.post(link).type('form').send('List-Unsubscribe=One-Click');
    expect([(await click()).status, (await click()).status, await statusOf(site)]).toEqual([200, 200, 'left']);
  });

  test('reading the address of the mail header leads to the page with the button', async () => {
    const site = await siteWithMail();
    const { headers } = await site.api.get('/api/newsletter/unsubscribe?jeton=1.a%26b');
    expect(headers.location).toBe('/newsletter/desinscription?jeton=1.a%26b');
  });

  test('forged tokens are limited by the minute; those the site signed are not', async () => {
    const site = await siteUnderTest({ environment: { RATE_LIMIT_PER_MINUTE: '4' } });
    await subscribe(site);
    const click = (token: string) => site.api.post(`/api/newsletter/unsubscribe?jeton=${token}`);
    const forged = `1.${'x'.repeat(43)}`;
    const seen = new Set<number>();
    for (let n = 0; n < 6; n += 1) seen.add((await click(forged)).status);
    expect([...seen]).toEqual([422, 429]);
    for (let n = 0; n < 6; n += 1) await click((await tokens(site)).unsubscribe).expect(200);
    expect(await statusOf(site)).toBe('left');
  });

  test('a mail program may post any form encoding it likes', async () => {
    const site = await siteWithMail();
    await subscribe(site);
    const link = `/api/newsletter/unsubscribe?jeton=${(await tokens(site)).unsubscribe}`;
    await site.api.post(link).field('List-Unsubscribe', 'One-Click').expect(200);
    expect(await statusOf(site)).toBe('left');
  });

  test('a subscriber who left can come back: an old link cannot confirm them, and the link of any letter still lets them leave', async () => {
    const site = await siteWithMail();
    await subscribe(site);
    const old = await tokens(site);
    const leave = () => site.api.post('/api/newsletter/unsubscribe').send({ token: old.unsubscribe });
    await leave().expect(200);
    await site.api.post('/api/newsletter/confirm').send({ token: old.confirm }).expect(422);
    expect((await site.api.get('/api/newsletter').set(site.admin)).body.total).toBe(0);
    expect((await subscribe(site)).status).toBe(201);
    await site.api.post('/api/newsletter/confirm').send({ token: old.confirm }).expect(422);
    expect(await statusOf(site)).toBe('pending');
    await leave().expect(200);
    expect(await statusOf(site)).toBe('left');
  });

  test('a forged token takes no one off the list', async () => {
    const site = await siteWithMail();
    await subscribe(site);
    const { confirm } = await tokens(site);
    const forged = ['1', `1.${'A'.repeat(43)}`, confirm, ''];
    for (const token of forged) await site.api.post('/api/newsletter/unsubscribe').send({ token }).expect(422);
    expect(await statusOf(site)).toBe('pending');
  });
});

describe('the double opt-in', () => {
  const mails = ({ raw }: SiteUnderTest) =>
    raw.prepare("SELECT count(*) FROM outbox WHERE kind = 'newsletter-confirmation'").pluck().get();
  /** Marks the mails as sent, as the worker does after sending them. */
  const send = ({ clock, raw }: SiteUnderTest) => {
    const at = clock.time.toISOString();
    raw.prepare("UPDATE outbox SET state = 'sent', sent_at = ? WHERE state = 'waiting'").run(at);
    raw.prepare('UPDATE newsletter_subscribers SET confirmation_sent_at = ?').run(at);
  };
  const later = (site: SiteUnderTest, minutes: number) => {
    site.clock.time = new Date(site.clock.time.getTime() + minutes * 60_000);
  };

  test('keeps the version of the words the subscriber agreed to, and when', async () => {
    const site = await siteWithMail();
    await subscribe(site);
    const columns = 'consent_text_version, consent_at';
    expect(site.raw.prepare(`SELECT ${columns} FROM newsletter_subscribers`).get()).toEqual({
      consent_text_version: consent.version,
      consent_at: site.clock.time.toISOString(),
    });
  });

  test('without a mail server an address is never confirmed: its mail waits in the outbox', async () => {
    const site = await siteUnderTest();
    await subscribe(site);
    expect([await statusOf(site), mails(site)]).toEqual(['pending', 1]);
  });

  test('who asks again before confirming gets another mail, but not at once and three a day at most', async () => {
    const site = await siteWithMail();
    await subscribe(site);
    expect((await subscribe(site)).status).toBe(409);
    expect(mails(site)).toBe(1);
    send(site);
    await subscribe(site);
    expect(mails(site)).toBe(1);
    for (let n = 0; n < 5; n += 1) {
      later(site, 11);
      expect((await subscribe(site)).status).toBe(409);
      send(site);
    }
    expect(mails(site)).toBe(3);
  });

  test('a confirmed address that asks again gets no mail', async () => {
    const site = await siteWithMail();
    await subscribe(site);
    send(site);
    await site.api
      .post('/api/newsletter/confirm')
      .send({ token: (await tokens(site)).confirm })
      .expect(200);
    later(site, 60);
    expect((await subscribe(site)).status).toBe(409);
    expect(mails(site)).toBe(1);
  });
});
