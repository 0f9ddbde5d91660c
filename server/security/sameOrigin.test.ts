import { describe, expect, test } from 'vitest';
import { allRoutes, type Route } from '../testing/allRoutes.ts';
import { lead, type SiteUnderTest, siteUnderTest } from '../testing/siteUnderTest.ts';

const expectedLevels = ['warn'] as const;
const READING = ['get', 'head'];
/** Addresses of a client's quote, and of the satisfaction question after its delivery. */
const CLIENT = /^\/(api\/quotes|api\/satisfaction|devis|avis)\/1/;

const routesOf = (site: SiteUnderTest): Route[] =>
  allRoutes(site).filter(
    // Leaves out the posts without an origin, where only the token counts and which have tests of their own: from mail programs (RFC 8058),
    // and from the client's pages, whose origin is « null » since they send no referrer.
    ({ method, path }) => !READING.includes(method) && path !== '/api/newsletter/unsubscribe' && !CLIENT.test(path),
  );

const FOREIGN: Record<string, Record<string, string>> = {
  'cross-site': { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' },
  'cross-site, no origin': { 'Sec-Fetch-Site': 'cross-site' },
  'same-site': { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.site.test' },
  'same-site, our origin': { 'Sec-Fetch-Site': 'same-site', Origin: 'https://site.test' },
  'foreign origin': { Origin: 'https://evil.test' },
  'foreign origin, no site': { 'Sec-Fetch-Site': 'none', Origin: 'https://evil.test' },
  'another port': { Origin: 'https://site.test:8443' },
  'null origin': { Origin: 'null' },
  'cookie alone': {},
};

const contents = ({ raw }: SiteUnderTest) =>
  ['leads', 'newsletter_subscribers', 'contract_notices', 'sessions', 'lead_events', 'outbox'].map((table) =>
    raw.prepare(`SELECT count(*) FROM ${table}`).pluck().get(),
  );

const send = ({ api }: SiteUnderTest, { method, path }: Route, headers: Record<string, string>) =>
  api[method as 'post'](path).set(headers).send(lead());

describe('a write another site makes a browser send', () => {
  test.each(Object.entries(FOREIGN))(
    '%s: refused on every writing route there is, with the owner’s cookie and without, and nothing changes',
    async (what, headers) => {
      const site = await siteUnderTest({ expectedLevels });
      const routes = routesOf(site);
      expect(routes.length).toBeGreaterThan(6);
      const before = contents(site);
      const owner = { Cookie: site.admin.Cookie ?? '' };
      // Without an origin and a cookie the request would count as a program's, which has no session to abuse, and pass: this case always
      // sends a cookie.
      for (const cookie of what === 'cookie alone' ? [owner, { Cookie: '__Host-session=x' }] : [owner, {}])
        for (const route of routes) {
          const { status, body } = await send(site, route, { ...headers, ...cookie });
          const inBody = route.path.startsWith('/api/') ? body.status : status;
          expect([route.path, status, inBody]).toEqual([route.path, 403, 403]);
        }
      expect(contents(site)).toEqual(before);
    },
  );

  test('twin: the same write under this site’s own name goes through', async () => {
    const site = await siteUnderTest({ expectedLevels });
    const statuses = [];
    for (const route of routesOf(site)) statuses.push((await send(site, route, site.admin)).status);
    expect(statuses).not.toContain(403);
    expect(statuses).toContain(201);
  });

  test.each([
    ['our own page', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://site.test' }],
    ['our own page in an old browser', { Origin: 'https://site.test' }],
    ['a program', {}],
  ])('%s may write', async (_who, headers) => {
    const { api } = await siteUnderTest({ expectedLevels });
    expect((await api.post('/api/leads').set(headers).send(lead())).status).toBe(201);
  });

  test('over plain http an address of numbers is this site too, a name it does not know is not', async () => {
    const { api } = await siteUnderTest({
      expectedLevels,
      environment: { BASE_URL: 'http://localhost:3000' },
    });
    const post = (headers: Record<string, string>) => api.post('/api/leads').set(headers).send(lead());
    for (const host of ['127.0.0.1:3000', '192.168.1.20:3000', '[fd00::20]:3000'])
      expect((await post({ Host: host, Origin: `http://${host}` })).status).toBe(201);
    expect((await post({ Host: '192.168.1.20:3000', Origin: 'http://192.168.1.21:3000' })).status).toBe(403);
    expect((await post({ Host: 'evil.test', Origin: 'http://evil.test' })).status).toBe(403);
  });
});

/** Address of the event stream, whose response never ends: left out of the loop below. */
const EVENTS = '/api/admin/events';
/** Public routes; all others are the owner's. */
const PUBLIC = [
  // Redirects of former addresses.
  '/admin{/*view}',
  '/registre{/*under}',
  '/healthz',
  // Needs a monitor's token instead of a session: docs/metrics.md.
  '/metrics',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/rss.xml',
  '/blog/apercu',
  '/blog/1',
  '/manifest.webmanifest',
  '/favicon.svg',
  '/api/blog/articles',
  '/api/form-token',
  '/api/newsletter/unsubscribe',
];

test('of all routes in Express’s own table, those not named as public answer 401 without a session', async () => {
  const site = await siteUnderTest({ expectedLevels });
  const reading = [...new Set(allRoutes(site).flatMap(({ method, path }) => (method === 'get' ? [path] : [])))];
  const owned = reading.filter((path) => !PUBLIC.includes(path) && !CLIENT.test(path));
  expect(owned.length).toBeGreaterThan(10);
  for (const path of [...owned, '/api/admin/unknown'])
    expect([path, (await site.api.get(path)).status]).toEqual([path, 401]);
  // Twin: signed in, the owner gets no 401 at these addresses; and each address of PUBLIC is a route of the app.
  for (const path of owned.filter((one) => one !== EVENTS))
    expect([path, (await site.api.get(path).set(site.admin)).status]).not.toEqual([path, 401]);
  for (const path of PUBLIC) expect([path, reading.includes(path)]).toEqual([path, true]);
  const writing = routesOf(site).filter(({ path }) => path.startsWith('/api/admin/'));
  const anonymous = { Origin: 'https://site.test', Cookie: '' };
  for (const route of writing)
    expect([route.path, (await send(site, route, anonymous)).status]).toEqual([route.path, 401]);
});

test('a read of the owner’s that another site’s page makes a browser send is refused, with the owner’s cookie too', async () => {
  const site = await siteUnderTest({ expectedLevels });
  const reading = allRoutes(site).flatMap(({ method, path }) =>
    method === 'get' && path.startsWith('/api/') ? [path] : [],
  );
  const owned = reading.filter((path) => !PUBLIC.includes(path) && !CLIENT.test(path));
  expect(owned.length).toBeGreaterThan(10);
  for (const path of [...owned, '/api/admin/unknown'])
    for (const from of ['cross-site', 'same-site'])
      expect([path, (await site.api.get(path).set({ ...site.admin, 'Sec-Fetch-Site': from })).status]).toEqual([
        path,
        403,
      ]);
  // Twins: a request from a page of this site, and one from the address bar, are accepted.
  for (const from of ['same-origin', 'none'])
    expect((await site.api.get('/api/leads').set({ ...site.admin, 'Sec-Fetch-Site': from })).status).toBe(200);
});
