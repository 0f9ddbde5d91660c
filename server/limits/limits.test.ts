import { globSync, readFileSync } from 'node:fs';
import { Router } from 'express';
import { expect, test } from 'vitest';
import { allRoutes, type Route } from '../testing/allRoutes.ts';
import { type SiteUnderTest, siteUnderTest } from '../testing/siteUnderTest.ts';
import { isPrivate, networkOf, shortened } from './clientNetwork.ts';
import { type LimitCode, limits } from './limits.ts';

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
  ['[2001:db8:1:2ff::1]:4711', '2001:db8:1:200::'],
  ['2001:0db8:1:2ab::1', '2001:db8:1:200:ffff::'],
])('%s is the client of %s', (one, other) => expect(networkOf(one)).toBe(networkOf(other)));

test.each([
  ['203.0.113.7', '203.0.113.8'],
  ['2001:db8:1:100::1', '2001:db8:1:200::1'],
  ['2001:db8:1:100::1', '2a01:db8:1:100::1'],
])('twin: %s is not the client of %s', (one, other) => expect(networkOf(one)).not.toBe(networkOf(other)));

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.7:4711', '203.0.113.0/24'],
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  ['whatever a proxy wrote', 'unknown'],
])('the log calls %s %s', (address, short) => expect(shortened(address)).toBe(short));

test.each(['127.0.0.1', '::1', '::ffff:172.17.0.1', '10.1.2.3', 'fd00::1', '192.168.1.4:80'])(
  '%s may be a proxy of ours',
  (address) => expect(isPrivate(address)).toBe(true),
);

test.each(['203.0.113.7', '2001:db8::1', '172.32.0.1', '11.0.0.1'])('%s is a visitor', (address) =>
  expect(isPrivate(address)).toBe(false),
);

const rows = Object.entries(limits) as [LimitCode, (typeof limits)[LimitCode]][];
const covers = (pattern: string, { method, path }: Route): boolean => {
  const [verb, where = ''] = pattern.split(' ');
  const fits = where.endsWith('*') ? path.startsWith(where.slice(0, -1)) : path === where;
  return fits && (verb === '*' || verb === method.toUpperCase());
};
const rowsOf = (route: Route): LimitCode[] =>
  rows.flatMap(([code, row]) => ('routes' in row && row.routes.some((one) => covers(one, route)) ? [code] : []));
const limitOf = ({ handlers }: Route) => handlers.find((handler) => 'limit' in handler)?.limit;
const named = (site: Pick<SiteUnderTest, 'app'>, which: (route: Route) => boolean) =>
  allRoutes(site)
    .filter(which)
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
/** Routes without a limit, neither by `limitBy` nor in a row of the table of limits. */
const without = (site: SiteUnderTest) => named(site, (route) => !limitOf(route) && rowsOf(route).length === 0);

test('every route of the app has a row in the table of limits; a new one, the twin, is found without', async () => {
  const site = await siteUnderTest({ environment: { BOUNCE_WEBHOOK_SECRET: 'un secret de seize caractères' } });
  expect(without(site)).toEqual([]);
  // Only these two calls of the desk are limited, since any account may announce files.
  const uploads = ['POST /api/admin/media', 'POST /api/admin/sample-files/1'];
  expect(named(site, (route) => limitOf(route) === 'upload').sort()).toEqual(uploads);
  const router = Router();
  router.post('/api/nouveau', () => undefined);
  site.app.use(router);
  expect(without(site)).toEqual(['POST /api/nouveau']);
});

test('every page that is drawn for one visitor, or may be, is drawn in turn by the table', () => {
  const folders = globSync('pages/**/+config.ts', { cwd: `${import.meta.dirname}/../..` }).filter((file) =>
    /perVisitor: true|queryKeys/.test(readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8')),
  );
  const pages = folders.map((file) => file.slice('pages'.length, -'/+config.ts'.length).replace(/\/index$/, ''));
  expect(pages.length).toBeGreaterThan(3);
  const drawn = pages.map((path) => ({ path, rows: rowsOf({ method: 'get', path, handlers: [], pattern: '' }) }));
  expect(drawn.filter(({ rows }) => !rows.includes('drawing'))).toEqual([]);
});

const MINUTE = 60_000;
const per = (windowMs: number) =>
  ({ [MINUTE]: ' a minute', [15 * MINUTE]: ' in 15 minutes', [60 * MINUTE]: ' an hour' })[windowMs] ?? ' a day';
const size = (most: number) => (most > 1024 ? `${most / 1024} KiB` : String(most));

test('docs/trust.md has a row for each limit, with the same counted unit and number as the code', () => {
  const doc = readFileSync(`${import.meta.dirname}/../../docs/trust.md`, 'utf8');
  const documented = [...doc.matchAll(/^\| `(\w+)` \| (\w+) \| [^|]+ \| ([^|]+) \| [^|]+ \| [^|]+ \|$/gm)];
  const expected = rows.map(([code, row]) => {
    const most = row.most === Number.POSITIVE_INFINITY ? 'no bound' : size(row.most);
    const times = 'times' in row ? ' × `RATE_LIMIT_PER_MINUTE`' : '';
    return [code, row.who, most + times + ('windowMs' in row ? per(row.windowMs) : '')];
  });
  expect(documented.map(([, ...columns]) => columns)).toEqual(expected);
});
