import { describe, expect, test } from 'vitest';
import { articles } from '../data/blog/articles.baked.ts';
import { seedFromData } from './start/openServices.ts';
import { lead, siteUnderTest } from './testing/siteUnderTest.ts';

describe('public writes', () => {
  const environment = { RATE_LIMIT_PER_MINUTE: '3' };

  test('beyond the limit get 429 with Retry-After, whatever X-Forwarded-For says', async () => {
    const { api } = await siteUnderTest({ environment, expectedLevels: ['warn'] });
    const post = (n: number) => api.post('/api/leads').set('X-Forwarded-For', `192.0.2.${n}`).send(lead());
    for (let n = 1; n <= 3; n += 1) expect((await post(n)).status).toBe(201);
    const { status, headers, body } = await post(4);
    expect([status, body.status]).toEqual([429, 429]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  test('behind a declared proxy are counted by visitor, minute by minute; a whole IPv6 /56 is one visitor', async () => {
    const { api, clock } = await siteUnderTest({ environment: { ...environment, TRUST_PROXY: '1' } });
    const post = (address: string) => api.post('/api/newsletter').set('X-Forwarded-For', address).send({});
    for (let n = 1; n <= 3; n += 1) expect((await post(`2001:db8::${n}`)).status).toBe(422);
    expect((await post('2001:db8:0:ff::1')).status).toBe(429);
    expect((await post('2001:db8:0:100::1')).status).toBe(422);
    clock.time = new Date(clock.time.getTime() + 60_000);
    expect((await post('2001:db8:0:ff::1')).status).toBe(422);
  });
});

describe('the notice that is read again before it leaves', () => {
  const environment = { RATE_LIMIT_PER_MINUTE: '3' };
  const post = (api: Awaited<ReturnType<typeof siteUnderTest>>['api']) =>
    api.post('/legal/resiliation').type('form').set('Accept', 'text/html').send({ firstName: 'Odile' });

  test('is limited like every public write, and shares their limit', async () => {
    const { api } = await siteUnderTest({ environment });
    expect((await api.post('/api/leads').send(lead())).status).toBe(201);
    for (let n = 0; n < 2; n += 1) expect((await post(api)).status).not.toBe(303);
    const { status, headers } = await post(api);
    expect([status, headers.location]).toEqual([303, '/legal/resiliation?erreur=limite']);
    expect((await api.post('/api/leads').send(lead())).status).toBe(429);
  });
});

describe('every answer', () => {
  test.each([
    ['/healthz', 200],
    ['/readyz', 200],
    ['/api/blog/articles', 200],
    ['/api/unknown', 404],
    ['/unknown', 404],
    ['/blog/', 308],
  ])('%s carries the security headers and no cookie', async (path, status) => {
    const { api } = await siteUnderTest();
    const { headers, status: got } = await api.get(path);
    expect(got).toBe(status);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('of the API and the admin desk is never stored', async () => {
    const { api } = await siteUnderTest();
    for (const path of ['/api/blog/articles', '/api/unknown', '/admin', '/admin/leads/1'])
      expect((await api.get(path)).headers['cache-control']).toBe('no-store');
  });
});

test.each([
  ['/blog/', '/blog'],
  ['/blog/?a=1', '/blog?a=1'],
  ['//evil.com/', '/evil.com'],
  ['/\\evil.com/', '/evil.com'],
  ['///', '/'],
  ['/%5Cevil.com/', '/%5Cevil.com'],
])('the trailing slash of %s is dropped and the target stays on this site', async (path, location) => {
  const { app } = await siteUnderTest();
  const { createServer } = await import('node:http');
  const { request } = await import('node:http');
  const server = createServer(app).listen(0);
  const { port } = server.address() as { port: number };
  const answer = await new Promise<string | undefined>((resolve) =>
    request({ port, path }, (response) => resolve(response.headers.location)).end(),
  );
  server.close();
  expect(answer).toBe(location);
});

test.each(['/registre', '/registre/protocole'])('%s, of a page that left, leads to « À propos »', async (path) => {
  const { api } = await siteUnderTest();
  const { status, headers } = await api.get(path);
  expect([status, headers.location]).toEqual([301, '/about']);
});

test('a method an address does not know gets 405 and the list of those it knows', async () => {
  const { api } = await siteUnderTest();
  const { status, headers } = await api.put('/api/leads').send(lead());
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  expect((await api.delete('/blog')).status).toBe(405);
});

test('the blog list shows the published articles, newest first', async () => {
  const { api, admin, raw } = await siteUnderTest();
  raw.prepare(`UPDATE blog_articles SET published = 'false' WHERE slug = 'article-3'`).run();
  const listed = (await api.get('/api/blog/articles')).body.articles;
  expect(listed).toHaveLength(articles.length - 1);
  const dates = listed.map(({ created_at }: { created_at: string }) => created_at);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(listed[0]).toMatchObject({
    title: expect.any(String),
    read_time: expect.stringMatching(/^\d+$/),
    published: 'true',
  });
  expect((await api.get('/api/admin/blog/articles').set(admin)).body.articles).toHaveLength(articles.length);
});

test('an article the code gained is in the table at the next start; what the owner changed stays', async () => {
  const { services, raw } = await siteUnderTest();
  raw.prepare(`DELETE FROM blog_articles WHERE slug = 'article-3'`).run();
  raw.prepare(`UPDATE blog_articles SET published = 'false', title = 'Le mien' WHERE slug = 'article-4'`).run();
  await services.queue.write(seedFromData);
  await services.queue.write(seedFromData);
  const slugs = raw.prepare('SELECT slug FROM blog_articles').pluck().all();
  expect(slugs.toSorted()).toEqual(articles.map(({ slug }) => slug).toSorted());
  const mine = raw.prepare(`SELECT published, title FROM blog_articles WHERE slug = 'article-4'`).get();
  expect(mine).toEqual({ published: 'false', title: 'Le mien' });
});

test('a page in memory is answered before the app, everything else by the app', async () => {
  const { api } = await siteUnderTest({
    pages: {
      listed: async () => [],
      sendCached: ({ url }, response) => url === '/' && Boolean(response.end('cached')),
      handler: (_request, response) => void response.end('rendered'),
    },
  });
  expect((await api.get('/').buffer()).text).toBe('cached');
  const { text, headers } = await api.get('/blog').buffer();
  expect([text, headers['x-frame-options']]).toEqual(['rendered', 'DENY']);
});

test('the admin desk’s pages get the signed-in account', async () => {
  const { api, admin } = await siteUnderTest({
    pages: {
      listed: async () => [],
      sendCached: () => false,
      handler: (_request, response) => void response.json(response.locals.session?.username ?? null),
    },
  });
  expect((await api.get('/admin/leads/1').set(admin)).body).toBe('admin');
  expect((await api.get('/admin').set('Cookie', '__Host-session=x')).body).toBeNull();
  expect((await api.get('/administration').set(admin)).body).toBeNull();
});

test('the log never holds what a visitor typed', async () => {
  const { api, logged } = await siteUnderTest({ expectedLevels: ['warn'] });
  await api
    .post('/api/leads?q=canary-query')
    .set('X-Form-Context', '{"opener":"canary"}')
    .send(lead({ name: 'canary' }));
  await api.post('/api/newsletter').send({ email: 'canary@exemple.fr' });
  await api.get('/canary-path');
  await api.post('/api/session').send({ username: 'canary', password: 'canary' });
  expect(logged.length).toBeGreaterThan(3);
  expect(JSON.stringify(logged)).not.toContain('canary');
});
