import { globSync, readFileSync } from 'node:fs';
import { Router } from 'express';
import { expect, test } from 'vitest';
import { allRoutes, type Route } from '../testing/allRoutes.ts';
import { type SiteUnderTest, siteUnderTest } from '../testing/siteUnderTest.ts';
import { type LimitCode, limits } from './limits.ts';

const rows = Object.entries(limits) as [LimitCode, (typeof limits)[LimitCode]][];
const covers = (pattern: string, { method, path }: Route): boolean => {
  const [verb, where = ''] = pattern.split(' ');
  const fits = where.endsWith('*') ? path.startsWith(where.slice(0, -1)) : path === where;
  return fits && (verb === '*' || verb === method.toUpperCase());
};
const rowsOf = (route: Route): LimitCode[] =>
  rows.flatMap(([code, row]) => ('routes' in row && row.routes.some((one) => covers(one, route)) ? [code] : []));
const without = (site: Pick<SiteUnderTest, 'app'>) =>
  allRoutes(site)
    .filter((route) => rowsOf(route).length === 0)
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);

const everything = () => siteUnderTest({ environment: { BOUNCE_WEBHOOK_SECRET: 'un secret de seize caractères' } });

test('every route of the app has a row in the table of limits; a new one, the twin, is found without', async () => {
  const site = await everything();
  expect(without(site)).toEqual([]);
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
  const drawn = pages.map((path) => ({ path, rows: rowsOf({ method: 'get', path, handlers: [] }) }));
  expect(drawn.filter(({ rows }) => !rows.includes('drawing'))).toEqual([]);
});

test('a route that the table says is counted has that limit before it', async () => {
  const guarded = allRoutes(await everything()).flatMap((route) => {
    const tags = route.handlers.map((handler) => (handler as { limit?: string }).limit);
    return rowsOf(route)
      .filter((code) => ['form', 'visit', 'upload'].includes(code))
      .map((code) => ({ code, route: route.path, isFirst: tags[0] === code || tags.includes(code) }));
  });
  expect(guarded.length).toBeGreaterThan(6);
  expect(guarded.filter(({ isFirst }) => !isFirst)).toEqual([]);
});

const MINUTE = 60_000;
const per = (windowMs: number) =>
  ({ [MINUTE]: 'a minute', [15 * MINUTE]: 'in 15 minutes', [60 * MINUTE]: 'an hour' })[windowMs] ?? 'a day';
const size = (most: number, bytes: boolean) => (bytes ? `${most / 1024} KiB` : most.toLocaleString('en'));

/** The table as docs/trust.md prints it. */
const printed = [
  '| Limit | Who is counted | What | How many | Beyond | Protects |',
  '| --- | --- | --- | --- | --- | --- |',
  ...rows.map(([code, row]) => {
    const many = size(row.most, row.counts.startsWith('bytes'));
    const times = 'times' in row ? `${many} × \`RATE_LIMIT_PER_MINUTE\`` : many;
    const most = row.most === Number.POSITIVE_INFINITY ? 'no bound' : times;
    const window = 'windowMs' in row ? ` ${per(row.windowMs)}` : '';
    return `| \`${code}\` | ${row.who} | ${row.counts} | ${most}${window} | ${row.beyond} | ${row.protects} |`;
  }),
].join('\n');

test('docs/trust.md prints the table of limits as it is in the code', () => {
  const doc = readFileSync(`${import.meta.dirname}/../../docs/trust.md`, 'utf8');
  const [, table] = doc.split(/<!-- limits:begin -->\n|\n<!-- limits:end -->/);
  expect(table).toBe(printed);
});
