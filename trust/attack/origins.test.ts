import { describe, expect, test } from 'vitest';
import { allRoutes, type Route } from '../../server/testing/allRoutes.ts';
import { lead, type SiteUnderTest, siteUnderTest } from '../../server/testing/siteUnderTest.ts';
import { report } from '../testing/call.ts';

const READING = ['get', 'head'];

const routesOf = (site: SiteUnderTest): Route[] =>
  allRoutes(site).filter(
    // Mail programs post here without an origin: the token alone counts (RFC 8058), and its own tests say so.
    ({ method, path }) => !READING.includes(method) && path !== '/api/newsletter/unsubscribe',
  );

const FOREIGN: Record<string, Record<string, string>> = {
  'cross-site': { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' },
  'same-site': { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.site.test' },
  'foreign origin': { Origin: 'https://evil.test' },
  'foreign origin, no site': { 'Sec-Fetch-Site': 'none', Origin: 'https://evil.test' },
  'null origin': { Origin: 'null' },
  'cookie alone': {},
};

const contents = ({ raw }: SiteUnderTest) =>
  ['leads', 'newsletter_subscribers', 'sessions', 'lead_events', 'outbox'].map((table) =>
    raw.prepare(`SELECT count(*) FROM ${table}`).pluck().get(),
  );

const send = (site: SiteUnderTest, { method, path }: Route, headers: Record<string, string>) =>
  site.api[method as 'post'](path)
    .set({ Cookie: site.admin.Cookie ?? '', ...headers })
    .send(lead());

describe('a write another site makes the owner’s browser send', () => {
  test.each(Object.entries(FOREIGN))(
    '%s: refused on every writing route there is, and nothing changes',
    async (what, headers) => {
      const site = await siteUnderTest({ expectedLevels: ['warn'] });
      const routes = routesOf(site);
      expect(routes.length).toBeGreaterThan(6);
      const before = contents(site);
      for (const route of routes)
        expect([route.path, (await send(site, route, headers)).status]).toEqual([route.path, 403]);
      expect(contents(site)).toEqual(before);
      report('S7', `${what}: ${routes.length} of ${routes.length} writing routes answer 403, 0 changes`);
    },
  );

  test('twin: the same write under this site’s own name goes through', async () => {
    const site = await siteUnderTest({ expectedLevels: ['warn'] });
    const statuses = [];
    for (const route of routesOf(site)) statuses.push((await send(site, route, site.admin)).status);
    expect(statuses).not.toContain(403);
    expect(statuses).toContain(201);
  });
});

/** A stream that does not end. */
const EVENTS = '/api/admin/events';
/** The public routes; whatever else the table holds is the owner's. */
const PUBLIC = [
  '/healthz',
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
  const site = await siteUnderTest({ expectedLevels: ['warn'] });
  const reading = [...new Set(allRoutes(site).flatMap(({ method, path }) => (method === 'get' ? [path] : [])))];
  const owned = reading.filter((path) => !PUBLIC.includes(path));
  expect(owned.length).toBeGreaterThan(10);
  for (const path of [...owned, '/api/admin/unknown'])
    expect([path, (await site.api.get(path)).status]).toEqual([path, 401]);
  // Twin: to the owner none of them does, and what is public is there.
  for (const path of owned.filter((one) => one !== EVENTS))
    expect([path, (await site.api.get(path).set(site.admin)).status]).not.toEqual([path, 401]);
  for (const path of PUBLIC) expect([path, reading.includes(path)]).toEqual([path, true]);
  const writing = routesOf(site).filter(({ path }) => path.startsWith('/api/admin/'));
  const anonymous = { Origin: 'https://site.test', Cookie: '' };
  for (const route of writing)
    expect([route.path, (await send(site, route, anonymous)).status]).toEqual([route.path, 401]);
  report(
    'S18',
    `${owned.length} reading routes of Express’s table answer 401 without a session, ${PUBLIC.length} are public`,
  );
});
