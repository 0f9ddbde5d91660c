import { generateKeyPairSync } from 'node:crypto';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { describe, expect, test } from 'vitest';
import type { EarlierText } from '../../data/api/earlierTexts.ts';
import { readArchive } from '../siteContent/siteContent.ts';
import { partOf } from '../testing/fakeSender.ts';
import { LETTER, type LetterWorld, letterWorld } from '../testing/letterWorld.ts';
import { headerOf } from '../testing/mailServer.ts';

const ended = ({ read }: LetterWorld, id: number, state = 'sent') =>
  expect.poll(async () => (await read(id)).state).toBe(state);
const linkIn = (text: string): string => /jeton=([\w.-]+)/.exec(text)?.[1] ?? '';

describe('a letter', () => {
  test('leaves to each confirmed subscriber once, with a text that says what its HTML says', async () => {
    const world = await letterWorld();
    const [, , third = 0] = await world.subscribe(3);
    world.site.raw.prepare("UPDATE newsletter_subscribers SET status = 'pending' WHERE id = ?").run(third);
    const { id } = await world.draft();
    await world.send(id);
    await ended(world, id);
    const { received } = world.server;
    expect(received.map(({ to }) => to[0]).sort()).toEqual(['s1@exemple.fr', 's2@exemple.fr']);
    const raw = received[0]?.raw ?? '';
    expect(headerOf(raw, 'Reply-To')).toContain('moi@site.test');
    const text = partOf(raw, 'text/plain');
    expect(text).toContain('Voici trois signaux (https://site.test/blog/article-1).');
    expect(text).toContain('https://site.test/newsletter/desinscription?jeton=');
    const html = partOf(raw, 'text/html');
    expect(html).toContain('<strong>trois</strong>');
    // Removes the conditional comment, which only Outlook reads, before the check.
    expect(html.replace(/<!--.*?-->/gs, '')).not.toMatch(/<img|<table|<script|http:\/\//);
    expect(await world.read(id)).toMatchObject({ recipients: 2, sent: 2, slug: 'ce-que-le-marche-dit-vraiment' });
    expect(world.site.raw.prepare("SELECT action, amount FROM journal WHERE kind = 'letter'").all()).toEqual([
      { action: 'letter-pace-changed', amount: 100_000 },
      { action: 'letter-scheduled', amount: null },
      { action: 'letter-started', amount: 2 },
      { action: 'letter-sent', amount: 2 },
    ]);
  });

  test('is left with one click by its header, without origin or cookie; opening the link changes nothing', async () => {
    const world = await letterWorld();
    const [first = 0] = await world.subscribe(1);
    const { id } = await world.draft();
    await world.send(id);
    await ended(world, id);
    const raw = world.server.received[0]?.raw ?? '';
    expect(headerOf(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const address = /<https:\/\/site\.test(.*)>/.exec(headerOf(raw, 'List-Unsubscribe') ?? '')?.[1] ?? '';
    const status = () =>
      world.site.raw.prepare('SELECT status FROM newsletter_subscribers WHERE id = ?').pluck().get(first);
    await world.site.api.get(address).expect(303);
    expect(status()).toBe('confirmed');
    await world.site.api.post(address).type('form').send('List-Unsubscribe=One-Click').expect(200);
    expect([status(), (await world.read(id)).departed]).toEqual(['left', 1]);
    expect(linkIn(partOf(raw, 'text/plain'))).toBe(linkIn(address));
  });

  test('no longer reaches subscribers who left meanwhile, nor any while it is paused', async () => {
    const world = await letterWorld();
    const ids = await world.subscribe(40);
    const { id } = await world.draft();
    let leaving: Promise<unknown> | undefined;
    world.server.refuse((address) => {
      if (address === 's3@exemple.fr') leaving ??= world.act(id, 'pause');
      return undefined;
    });
    await world.send(id);
    await expect.poll(() => leaving !== undefined).toBe(true);
    await leaving;
    await ended(world, id, 'paused');
    const token = world.site.services.links.token('unsubscribe', { id: ids.at(-1) ?? 0, token_nonce: '' });
    await world.site.api.post(`/api/newsletter/unsubscribe?jeton=${token}`).expect(200);
    const before = world.server.received.length;
    expect(before).toBeLessThan(39);
    await world.act(id, 'resume');
    await ended(world, id);
    expect(new Set(world.server.received.map(({ to }) => to[0])).size).toBe(39);
    expect(await world.read(id)).toMatchObject({ sent: 39, skipped: 1 });
  });

  test('keeps each refusal’s answer, retries deferred recipients, and pauses above five in a hundred', async () => {
    const world = await letterWorld();
    await world.subscribe(30);
    const { id } = await world.draft();
    const seen = new Set<string>();
    world.server.refuse((address) => {
      if (address === 's2@exemple.fr' && !seen.has(address)) {
        seen.add(address);
        return { code: 451, words: '4.7.1 Greylisted' };
      }
      return address === 's5@exemple.fr' || address === 's9@exemple.fr'
        ? { code: 550, words: '5.1.1 No such user' }
        : undefined;
    });
    await world.send(id);
    // These two refusals do not pause the letter: the share of refusals only counts after twenty recipients were tried.
    await ended(world, id);
    expect(world.server.received.filter(({ to }) => to[0] === 's2@exemple.fr')).toHaveLength(1);
    expect(await world.read(id)).toMatchObject({ sent: 28, refused: 2 });
    const { api, admin, raw } = world.site;
    const bounced = 'SELECT email FROM bounces JOIN newsletter_subscribers AS s ON s.id = subscriber_id ORDER BY s.id';
    expect(raw.prepare(bounced).pluck().all()).toEqual(['s5@exemple.fr', 's9@exemple.fr']);
    const refused = await api.get(`/api/admin/letters/${id}/recipients?state=refused`).set(admin).expect(200);
    expect(refused.body).toMatchObject({ total: 2, recipients: [{ answer: expect.stringContaining('5.1.1') }, {}] });

    const other = await world.draft({ subject: 'Une autre' });
    // Refuses each address with other words: many refusals with the same words would pause the letter for another reason.
    world.server.refuse((address) => {
      const number = Number(/\d+/.exec(address)?.[0]);
      return number > 17 ? { code: 550, words: `5.1.1 No such user ${'x'.repeat(number)}` } : undefined;
    });
    await world.send(other.id);
    await ended(world, other.id, 'paused');
    const paused = await world.read(other.id);
    expect([paused.pause_reason, paused.sent + paused.refused]).toEqual(['refusals', 20]);
  });

  test('is signed where a key is given, the fields of the one-click unsubscribe too, as a library reads it', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'der' },
    });
    const world = await letterWorld({ DKIM_SELECTOR: 'essai', DKIM_PRIVATE_KEY: privateKey });
    await world.subscribe(1);
    const { id } = await world.draft();
    await world.send(id);
    await ended(world, id);
    const raw = world.server.received[0]?.raw ?? '';
    const resolver = async (name: string) => {
      expect(name).toBe('essai._domainkey.site.test');
      return [[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]];
    };
    const verify = async (mail: string) => (await dkimVerify(Buffer.from(mail, 'latin1'), { resolver })).results[0];
    const result = await verify(raw);
    expect(result?.status.result).toBe('pass');
    expect(result?.status.aligned).toBe('site.test');
    for (const name of ['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post'])
      expect((await verify(raw.replace(new RegExp(`^${name}:`, 'im'), '$&x')))?.status.result).toBe('fail');
  });
});

describe('a letter that was sent', () => {
  test('is in what its person is handed out, with what became of it, and in no other’s', async () => {
    const world = await letterWorld();
    await world.subscribe(2);
    world.server.refuse((address) =>
      address === 's2@exemple.fr' ? { code: 550, words: '5.1.1 No such user' } : undefined,
    );
    const { id } = await world.draft();
    await world.send(id);
    await ended(world, id);
    const { api, admin } = world.site;
    const { people } = (await api.get('/api/admin/people').query({ q: 's2@exemple.fr' }).set(admin).expect(200)).body;
    const of = (ending: string) => api.get(`/api/admin/people/${people[0].id}/export.${ending}`).set(admin).expect(200);
    expect(JSON.parse((await of('json')).text).letters).toEqual([
      expect.objectContaining({ letter_id: id, subject: LETTER.subject, email: 's2@exemple.fr', state: 'refused' }),
    ]);
    const table = (await of('csv')).text;
    expect(table).toContain(LETTER.subject);
    expect(table).toContain('5.1.1 No such user');
    expect(table).not.toContain('s1@exemple.fr');
  });

  test('is in the archive until the owner takes it out, and one that never was public is not', async () => {
    const world = await letterWorld();
    await world.subscribe(1);
    const { api, admin, services } = world.site;
    const { id } = await world.draft();
    const slugs = async () => (await readArchive(services.connection)).map(({ slug }) => slug);
    expect(await slugs()).toEqual([]);
    await world.send(id);
    await ended(world, id);
    expect(await slugs()).toEqual(['ce-que-le-marche-dit-vraiment']);
    await api.patch(`/api/admin/letters/${id}/archive`).set(admin).send({ archive: 'none' }).expect(200);
    expect(await slugs()).toEqual([]);
    expect(services.content.current().letters).toEqual([]);
  });
});

describe('the owner', () => {
  test('writes with one other: a change of a changed text is refused, and loses nothing', async () => {
    const { site, draft } = await letterWorld();
    const { id } = await draft();
    const change = { ...LETTER, version: 1, archive: 'public' };
    const { body } = await site.api.patch(`/api/admin/letters/${id}`).set(site.admin).send(change).expect(409);
    expect(body.detail).toContain('modifiée ailleurs');
  });

  test('finds the texts a letter had, those set apart too, and none of another letter', async () => {
    const { site, draft } = await letterWorld();
    const { id } = await draft();
    const at = `/api/admin/letters/${id}`;
    const { version } = (await site.api.get(at).set(site.admin)).body.letter;
    const change = { ...LETTER, version, archive: 'public', body: 'Un autre texte' };
    await site.api.patch(at).set(site.admin).send(change).expect(200);
    const { subject, preheader } = LETTER;
    const apart = { subject, preheader, body: 'Un texte à part' };
    await site.api.post(`${at}/versions`).set(site.admin).send(apart).expect(201);
    const { versions } = (await site.api.get(at).set(site.admin)).body;
    expect(versions.map((one: EarlierText) => one.kind)).toEqual(['apart', 'text']);
    const kept = await site.api.get(`${at}/versions/${versions[0].id}`).set(site.admin).expect(200);
    expect(kept.body.fields).toEqual(apart);
    const { id: other } = await draft();
    await site.api.get(`/api/admin/letters/${other}/versions/${versions[0].id}`).set(site.admin).expect(404);
  });

  test('begins with an article, and is sent as a test to the owner alone', async () => {
    const world = await letterWorld();
    const { api, admin } = world.site;
    await world.subscribe(2);
    const { slug } = (await api.get('/api/blog/articles')).body.articles[0];
    const { letter } = (await api.post('/api/admin/letters').set(admin).send({ article: slug }).expect(201)).body;
    expect(letter.body).toContain(`(/blog/${slug})`);
    expect((await world.act(letter.id, 'test', { version: 1 })).status).toBe(200);
    await expect.poll(() => world.server.received.map(({ to }) => to)).toEqual([['moi@site.test']]);
    expect(headerOf(world.server.received[0]?.raw ?? '', 'Subject')).toMatch(/Essai|=\?/);
  });

  test('has a letter leave at a time in Paris, caught up after a stop, and can take that back', async () => {
    const world = await letterWorld();
    await world.subscribe(1);
    const { id } = await world.draft();
    const yesterday = { day: '2020-01-01', time: '09:00' };
    expect((await world.act(id, 'schedule', { version: 2, at: yesterday })).status).toBe(422);
    const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const { body } = await world.act(id, 'schedule', { version: 2, at: { day, time: '09:30' } });
    expect(body.letter).toMatchObject({ state: 'scheduled', send_at: expect.stringMatching(/T0[78]:30:00/) });
    expect((await world.act(id, 'unschedule')).body.letter.state).toBe('draft');
    await world.act(id, 'schedule', { version: 2, at: { day, time: '09:30' } });
    world.site.raw.prepare("UPDATE letters SET send_at = '2026-01-01T00:00:00.000Z'").run();
    world.site.services.letters?.insist();
    await ended(world, id);
  });

  test('does not send a letter without words or without recipients', async () => {
    const world = await letterWorld();
    const { id } = await world.draft({ body: '' });
    expect((await world.act(id, 'schedule', { version: 2, at: null })).status).toBe(422);
    const other = await world.draft();
    expect((await world.act(other.id, 'schedule', { version: 2, at: null })).status).toBe(409);
  });
});
