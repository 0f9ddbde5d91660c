import { globSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, startSite } from '../e2e/site.ts';
import { type Caller, caller, leadCall, percentile } from './testing/call.ts';
import { amount, report } from './testing/form.ts';
import { raw, statuses } from './testing/raw.ts';

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

const get = (path: string, headers = '') =>
  raw(port, `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`);

test('pages kept in memory are the same for everybody: no cookie, no other host, no query, no unknown path changes them', async () => {
  const paths = ['/', '/blog', '/about', '/services/strategie', '/blog/article-3'];
  const known = new Map<string, string>();
  for (const path of paths) known.set(path, (await call({ path })).text);
  const canary = 'canari-7f3a';
  const rounds = amount(80, 20_000);
  for (let n = 0; n < rounds; n += 1) {
    const path = paths[n % paths.length] ?? '/';
    const headers = {
      Host: n % 2 ? `${canary}.test` : '127.0.0.1',
      'X-Forwarded-Host': `${canary}.test`,
      'X-Forwarded-Proto': 'https',
      Cookie: `session=${canary}`,
      'Accept-Language': canary,
    };
    const page = await call({ path: `${path}?q=${canary}-${n}`, headers });
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

test('every page of the source is public or private: none is taken for an unknown path', async () => {
  const folders = globSync('pages/**/+Page.tsx').map((file) => path.dirname(file).slice('pages'.length));
  const paths = folders.filter((folder) => folder !== '/_error').map((folder) => folder.replace(/\/index$/, '') || '/');
  expect(paths.length).toBeGreaterThan(35);
  for (const one of paths) {
    const known = one.replace('@service', 'strategie');
    expect([known, (await call({ path: known })).status]).toEqual([known, 200]);
  }
  expect((await call({ path: '/%61bout' })).text).toBe((await call({ path: '/about' })).text);
});

test('an unknown path costs no rendering', async () => {
  const median = async (path: string) => {
    const times: number[] = [];
    for (let n = 0; n < 15; n += 1) times.push((await call({ path: `${path}${n}` })).ms);
    return percentile(times, 0.5);
  };
  const [unknown, rendered] = [await median('/inconnue-'), await median('/devis?n=')];
  expect(unknown).toBeLessThan(rendered / 2);
  report(
    '404',
    `${unknown.toFixed(1)} ms for an unknown path, ${rendered.toFixed(1)} ms for a page rendered each time`,
  );
});

test('twin: a page that depends on its query shows it, so that the check can see a leak', async () => {
  const [one, two] = [await call({ path: '/admin' }), await call({ path: '/devis' })];
  expect(one.text).not.toBe(two.text);
  expect(one.headers['cache-control']).toBe('no-store');
  expect((await call({ path: '/devis' })).text).not.toBe(two.text);
});

describe('what is not public', () => {
  const FILES = [
    'package.json',
    '.env',
    '.git/config',
    'server/index.ts',
    'site.db',
    'site.db-wal',
    'var/site.db',
    'etc/passwd',
    'secret',
    'backups/',
  ];
  const CLIMBS = [
    '/',
    '/../',
    '/..%2f',
    '/%2e%2e/',
    '/%2e%2e%2f',
    '/..%5c',
    '/..\\',
    '/%c0%ae%c0%ae/',
    '/..%252f',
    '/assets/../../',
    '/assets/..;/',
    '/assets/%2e%2e/%2e%2e/',
    '//',
    '/./',
    '/%00/',
    '/assets/..%00/',
    '/telechargements/../../',
  ];
  const variants = CLIMBS.flatMap((climb) => FILES.flatMap((file) => [climb + file, climb.repeat(2) + file]));

  test('no spelling of a path reaches a file outside the public folder', async () => {
    for (const path of variants) {
      const answer = await get(path);
      expect([path, [400, 404, 308].includes(statuses(answer)[0] ?? 0)]).toEqual([path, true]);
      expect(answer).not.toMatch(/"dependencies"|root:x:|SQLite format|\[core\]/);
    }
    report('S14', `${variants.length} spellings of private paths: 0 reached`);
  }, 120_000);

  test('no target leads to another site', async () => {
    const targets = [
      '//evil.test/',
      '/\\evil.test/',
      '/%09/evil.test/',
      '/https:evil.test/',
      '///evil.test//',
      '/.//evil.test/',
      '/%2f%2fevil.test/',
      '/@evil.test/',
      '/blog//evil.test/',
      'http://evil.test/',
    ];
    for (const target of targets) {
      const location = /^Location: (.*)\r$/im.exec(await get(target))?.[1];
      if (location === undefined) continue;
      expect([target, location]).toEqual([target, expect.stringMatching(/^\/(?![/\\])/)]);
      expect(new URL(location, 'http://site.test').host).toBe('site.test');
    }
    report('S13', `${targets.length} targets: 0 lead to another site`);
  });

  test('line breaks in a path, a query or a cookie add no header and break nothing', async () => {
    for (const sequence of ['%0d%0aX-Injected:%201', '%0aX-Injected:1', '%E5%98%8A%E5%98%8DX-Injected:1', '%00']) {
      for (const path of [
        `/${sequence}`,
        `/blog/?a=${sequence}`,
        `/${sequence}/`,
        `/devis/merci?ref=${sequence}`,
        `/api/leads?cursor=${sequence}`,
      ]) {
        const answer = await get(path, `Cookie: session=${sequence}\r\n`);
        expect(statuses(answer)[0]).toBeLessThan(500);
        expect(answer.split('\r\n\r\n')[0]).not.toMatch(/^X-Injected/im);
      }
    }
    report('S11', '20 encoded line breaks: 0 headers added, 0 × 5xx');
  });
});

test('ambiguous requests are refused and their connection closed, so that nothing can hide in them', async () => {
  const hidden = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
  const head = 'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const requests = {
    'two kinds of length': `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    'two lengths': `${head}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${hidden}`,
    'a folded header': `GET / HTTP/1.1\r\nHost: x\r\nX-A: 1\r\n 2\r\n\r\n${hidden}`,
    'a bad chunk': `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${hidden}`,
    'unknown encoding': `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
    'seventeen kilobytes of headers': `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n${hidden}`,
    'no host': `GET / HTTP/1.1\r\n\r\n${hidden}`,
  };
  for (const [what, bytes] of Object.entries(requests)) {
    const [first = 0, ...more] = statuses(await raw(port, bytes, 3000));
    expect([what, [400, 431].includes(first), more]).toEqual([what, true, []]);
  }
  expect(statuses(await raw(port, hidden.repeat(2), 1000))).toEqual([200, 200]);
  report('S17', `${Object.keys(requests).length} ambiguous requests: all 400 or 431, nothing after them answered`);
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
