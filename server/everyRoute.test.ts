import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { SqliteConnection } from '../database/sqlite/sqliteConnection.ts';
import type { Compiled } from '../database/store.ts';
import { allRoutes, type Route } from './testing/allRoutes.ts';
import { renewSession, type SiteUnderTest, siteUnderTest } from './testing/siteUnderTest.ts';

/** Another seed makes other requests: `SEED=7 npm test -- server/everyRoute`. */
const SEED = Number(process.env.SEED ?? 58);
/** Routes that need the rendered pages or the watch, which the site of this test does not have. */
const NOT_HERE = ['/api/admin/site-state/canary', '/admin/apercu/:token{/*page}'];
/** Address of the event stream, whose response never ends. */
const EVENTS = '/api/admin/events';
/** Address of a person, which no line of the log may hold. */
const PERSONAL = 'zoe.perdue@exemple.fr';
const NAME = /zoe\.perdue/;
const LONGEST_IN_LOG = 200;
const RUNS = 12;

const STRANGE = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'a\udfff',
    '\u2028',
    '\r\nX-Injected: 1',
    '💥',
    '%',
    '%00',
    '%E0%A4%A',
    '%2e%2e%2f',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '-1',
    '0',
    '1e999',
    '9'.repeat(30),
    'NaN',
    'null',
    'true',
  ],
  ...[
    '2026-13-45',
    '2026-02-30T25:61:00Z',
    '../../../etc/passwd',
    '//',
    'a'.repeat(3000),
    PERSONAL,
    "'; DROP TABLE leads --",
  ],
];
const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...STRANGE) },
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.constantFrom<unknown>(null, true, -1, 0.5, 1e308, Number.MAX_SAFE_INTEGER + 1, [], {}, [null], [[]], {
    length: 1e9,
  }),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
);

interface Sent {
  segments: string[];
  query: [string, string][];
  values: unknown[];
  raw: string | undefined;
  headers: Record<string, string>;
}
/** Encodes the texts, since a header cannot contain every character and the request would not be sent. */
const header = text.map((one) => encodeURIComponent(one.toWellFormed()).slice(0, 2000));
const sent: fc.Arbitrary<Sent> = fc.record({
  segments: fc.array(fc.oneof(fc.constant('1'), text), { minLength: 4, maxLength: 4 }),
  query: fc.array(fc.tuple(fc.oneof(fc.constantFrom('q', 'limit', 'cursor', 'from', 'vue', 'jeton'), text), text), {
    maxLength: 3,
  }),
  values: fc.array(value, { minLength: 8, maxLength: 8 }),
  raw: fc.option(
    fc.constantFrom('', '{', '[]', 'null', '"x"', '{"__proto__":{"polluted":1}}', `{"email":"${PERSONAL}"`),
    { nil: undefined, freq: 4 },
  ),
  headers: fc.dictionary(
    fc.constantFrom(
      'Idempotency-Key',
      'X-Form-Context',
      'Referer',
      'User-Agent',
      'If-None-Match',
      'Accept',
      'Accept-Language',
      'X-Unattended',
      'Range',
    ),
    header,
    { maxKeys: 3 },
  ),
});

/** Encodes a parameter of a path: unsafe characters with %; an empty parameter as a space, so that the route still matches. */
function encoded(part: string): string {
  const safe = /^[%\w.-]*$/.test(part) ? part : encodeURIComponent(part.toWellFormed());
  return safe === '' ? '%20' : safe;
}

/** Fields that a call requires, read from its refusal, so that the test can send a strange value in each. */
async function fieldsOf(site: SiteUnderTest, { method, path }: Route): Promise<string[]> {
  if (method === 'get') return [];
  const { body } = await site.api[method as 'post'](path).set(site.admin).send({});
  const errors: { field: string }[] = body.errors ?? [];
  return [...new Set(errors.map(({ field }) => field.split('.')[0] ?? '').filter((field) => field !== ''))];
}

interface Observed {
  status: number;
  text: string;
}

async function send(
  site: SiteUnderTest,
  route: Route,
  fields: readonly string[],
  what: Sent & { isOwner: boolean },
): Promise<Observed> {
  const parts = [...what.segments];
  const path = route.pattern.replace(/\{([^}]*)\}/g, '$1').replace(/[:*]\w+/g, () => encoded(parts.shift() ?? '1'));
  const query = what.query.map(([name, one]) => `${encoded(name)}=${encoded(one)}`).join('&');
  const names = fields.length > 0 ? fields : ['email', 'name', 'body', 'kind', 'token'];
  const body = what.raw ?? JSON.stringify(Object.fromEntries(names.map((name, n) => [name, what.values[n % 8]])));
  const call = site.api[route.method as 'post'](`${path}${query && `?${query}`}`)
    .set({ Origin: 'https://site.test', ...what.headers, ...(what.isOwner ? site.admin : {}) })
    .redirects(0)
    .ok(() => true);
  const { status, text = '' } = await (route.method === 'get' ? call : call.type('application/json').send(body));
  return { status, text };
}

/** Records the queries whose parameters contain texts that PostgreSQL refuses, on either engine. */
function watchParameters(): string[] {
  const found: string[] = [];
  for (const how of ['all', 'get', 'run'] as const) {
    const before = SqliteConnection.prototype[how] as (query: Compiled) => Promise<never>;
    SqliteConnection.prototype[how] = function watched(query: Compiled) {
      const bad = query.parameters.find(
        (one) => typeof one === 'string' && (one.includes('\0') || !one.isWellFormed()),
      );
      if (bad !== undefined) found.push(query.sql.slice(0, 200));
      return before.call(this, query);
    };
    onTestFinished(() => void Object.assign(SqliteConnection.prototype, { [how]: before }));
  }
  return found;
}

/** Signs of the program's inside that neither a response nor a line of the log may contain. */
const INSIDE = /\n\s+at |node_modules|\.ts:\d|native code|\[object |SQLITE_|SqliteError/;

test('any request to any route: no 5xx, no stack, nothing of an object’s prototype, nothing personal and nothing long in the log', async () => {
  const site = await siteUnderTest({ expectedLevels: ['warn'], environment: { RATE_LIMIT_PER_MINUTE: '100000' } });
  site.services.dns = { resolveTxt: async () => [], resolveMx: async () => [] } as never;
  const routes = allRoutes(site).filter(({ path }) => path !== EVENTS);
  const known = Object.getOwnPropertyNames(Object.prototype);
  const unfit = watchParameters();
  const runs = fc.sample(sent, { numRuns: routes.length * RUNS, seed: SEED });
  const wrong: unknown[] = [];
  for (const [n, route] of routes.entries()) {
    await renewSession(site);
    const fields = await fieldsOf(site, route);
    for (const [turn, one] of runs.slice(n * RUNS, (n + 1) * RUNS).entries()) {
      await renewSession(site);
      const [logged, unfitBefore] = [site.logged.length, unfit.length];
      const { status, text } = await send(site, route, fields, { ...one, isOwner: turn % 4 > 0 });
      const lines = site.logged.slice(logged);
      const inLog = lines.flatMap((line) => Object.values(line).map((part) => String(JSON.stringify(part))));
      const isLeaked = inLog.some((part) => part.length > LONGEST_IN_LOG + 2 || NAME.test(part) || INSIDE.test(part));
      const isFailed = status >= 500 && !(status === 503 && NOT_HERE.includes(route.pattern));
      if (isFailed || INSIDE.test(text) || isLeaked || unfit.length > unfitBefore)
        wrong.push({
          method: route.method,
          pattern: route.pattern,
          status,
          text: text.slice(0, 200),
          one,
          lines,
          unfit: unfit.slice(unfitBefore),
        });
    }
  }
  process.stderr.write(`${routes.length} routes, ${routes.length * RUNS} requests, seed ${SEED}\n`);
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(known);
  expect(routes.length).toBeGreaterThan(150);
  // Twin: queries with unfit texts, made directly on the database, are recorded.
  for (const unread of ['a\0b', '\ud800', 'twin'])
    await site.services.connection.get({ sql: 'SELECT ?', parameters: [unread] });
  expect(unfit).toEqual(['SELECT ?', 'SELECT ?']);
});

test('an unknown path is not logged, however long it is and whoever it names', async () => {
  const site = await siteUnderTest({ expectedLevels: ['warn'] });
  const before = site.logged.length;
  const { status } = await site.api.post(`/${PERSONAL}/${'a'.repeat(15_000)}`).send({});
  expect(status).toBe(405);
  await expect.poll(() => site.logged.length).toBeGreaterThan(before);
  expect(site.logged.slice(before).filter((line) => NAME.test(JSON.stringify(line)) || 'path' in line)).toEqual([]);
});

test.each([
  ['post', '/api/visits', { step: 'page', path: '//' }],
  ['get', '/api/leads?q=a%00b', undefined],
  ['get', '/api/admin/exports/leads.csv?q=a%00b', undefined],
  ['get', '/api/admin/lead-amounts?q=a%00b', undefined],
] as const)('%s %s once failed, and is a request like any other', async (method, path, body) => {
  const { api, admin } = await siteUnderTest();
  const { status } = await api[method](path)
    .set({ 'User-Agent': 'Firefox', ...admin })
    .send(body);
  expect(status).toBeLessThan(300);
});
