import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from '../../e2e/testing/site.ts';
import { amount, type Caller, caller, leadCall, report } from '../testing/call.ts';
import {
  AMBIGUOUS,
  ambiguousTaken,
  answersTwo,
  BROKEN_LINES,
  carelessSite,
  carelessWriter,
  headersAdded,
  PRIVATE_PATHS,
  privatePathsReached,
  TARGETS,
  targetsElsewhere,
} from '../testing/surfaceChecks.ts';

let site: Site;
let port: number;
let call: Caller;

beforeAll(async () => {
  // The test runner has a BASE_URL of its own.
  site = await startSite({ BASE_URL: '' });
  port = Number(new URL(site.base).port);
  call = caller(port, 8);
  // The first page of a site that is still rendering its others takes its time.
  await call({ path: '/page-inconnue' });
}, 180_000);
afterAll(() => site?.stop());

test('cached pages are the same for every visitor: no cookie, no other host, no query, no unknown path changes them', async () => {
  const paths = ['/', '/blog', '/about', '/services/strategie', '/blog/article-3', '/devis', '/legal/retractation'];
  const known = new Map<string, string>();
  for (const path of paths) known.set(path, (await call({ path })).text);
  const canary = 'canari-7f3a';
  const rounds = amount(80, 50_000);
  for (let n = 0; n < rounds; n += 1) {
    const path = paths[n % paths.length] ?? '/';
    const headers = {
      Host: n % 2 ? `${canary}.test` : '127.0.0.1',
      'X-Forwarded-Host': `${canary}.test`,
      'X-Forwarded-Proto': 'https',
      Cookie: `session=${canary}`,
      'Accept-Language': canary,
    };
    const page = await call({ path: `${path}?utm_source=${canary}-${n}`, headers });
    expect(page.text).toBe(known.get(path));
    expect(page.headers['set-cookie']).toBeUndefined();
    const missing = await call({ path: `/${canary}-${n}`, headers });
    expect([missing.status, missing.text.includes(canary)]).toEqual([404, false]);
  }
  for (const path of paths) expect((await call({ path })).text).toBe(known.get(path));
  report(
    'A13',
    `${rounds * 2} requests with foreign hosts, cookies, queries and unknown paths: 0 leaks, 0 cookies, pages unchanged`,
  );
});

test('twin: a page that depends on its query shows it, so that the check can see a leak', async () => {
  const asked = (jeton: string) => call({ path: `/newsletter/desinscription?jeton=${jeton}` });
  const [one, two] = [await asked('un'), await asked('deux')];
  expect(one.text).not.toBe(two.text);
  expect(one.headers['cache-control']).toBe('no-store');
});

test('no spelling of a path reaches a file outside the public folder', async () => {
  expect(await privatePathsReached(port)).toEqual([]);
  report('S14', `${PRIVATE_PATHS.length} spellings of private paths: 0 reached`);
}, 120_000);

test('no target leads to another site', async () => {
  expect(await targetsElsewhere(port)).toEqual([]);
  report('S13', `${TARGETS.length} targets: 0 lead to another site`);
});

test('line breaks in a path, a query or a cookie add no header and break nothing', async () => {
  expect(await headersAdded(port)).toEqual([]);
  report('S11', `${BROKEN_LINES.length} encoded line breaks: 0 headers added, 0 × 5xx`);
});

test('ambiguous requests are refused and their connection closed, so that nothing can hide in them', async () => {
  expect(await ambiguousTaken(port)).toEqual([]);
  expect(await answersTwo(port)).toBe(true);
  report('S17', `${Object.keys(AMBIGUOUS).length} ambiguous requests: all 400 or 431, nothing after them answered`);
});

test('twin: a server without these cares fails each of the same checks', async () => {
  const careless = await carelessSite();
  expect(await privatePathsReached(careless)).toContain('/..//../package.json');
  expect(await targetsElsewhere(careless)).toContain('//evil.test/');
  expect(await ambiguousTaken(careless, 300)).toContain('two kinds of length');
  expect(await headersAdded(await carelessWriter())).toContain('/%0d%0aX-Injected:%201');
});

test('keys that reach for an object’s prototype change nothing, and no caller names a row’s id or state', async () => {
  const send = (body: string) => call({ ...leadCall('x'), body });
  for (const key of ['__proto__', 'constructor', 'id', 'status', 'created_at', 'quarantine', 'role'])
    expect([key, (await send(`{"name":"a","email":"a@exemple.fr","${key}":{"polluted":1}}`)).status]).toEqual([
      key,
      422,
    ]);
  for (const query of ['__proto__[polluted]=1', 'constructor.prototype.polluted=1', 'a[__proto__][polluted]=1'])
    expect((await call({ path: `/api/blog/articles?${query}` })).text).not.toContain('polluted');
  report('S15', 'prototype and row keys: 7 of 7 refused 422');
});
