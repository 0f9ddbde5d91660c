import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Site, startSite } from '../../e2e/testing/site.ts';
import { amount, type Caller, caller, leadCall, raw, report, statuses } from '../testing/call.ts';

/** Requests a path exactly as written: higher-level clients normalise it first. */
const getRaw = (port: number, path: string, headers = ''): Promise<string> =>
  raw(port, `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`);

const FILES =
  'package.json .env .git/config server/index.ts site.db site.db-wal var/site.db etc/passwd secret backups/'.split(' ');
const CLIMBS =
  String.raw`/ /../ /..%2f /%2e%2e/ /%2e%2e%2f /..%5c /..\ /%c0%ae%c0%ae/ /..%252f /assets/../../ /assets/..;/
  /assets/%2e%2e/%2e%2e/ // /./ /%00/ /assets/..%00/ /telechargements/../../`.split(/\s+/);
const TARGETS = String.raw`//evil.test/ /\evil.test/ /%09/evil.test/ /https:evil.test/ ///evil.test// /.//evil.test/
  /%2f%2fevil.test/ /@evil.test/ /blog//evil.test/ http://evil.test/`.split(/\s+/);
const BREAKS = ['%0d%0aX-Injected:%201', '%0aX-Injected:1', '%E5%98%8A%E5%98%8DX-Injected:1', '%00'];
const HIDDEN = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
const HEAD = 'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const AMBIGUOUS: Record<string, string> = {
  'two kinds of length': `${HEAD}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'two lengths': `${HEAD}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${HIDDEN}`,
  'a folded header': `GET / HTTP/1.1\r\nHost: x\r\nX-A: 1\r\n 2\r\n\r\n${HIDDEN}`,
  'a bad chunk': `${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
  'unknown encoding': `${HEAD}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'seventeen kilobytes of headers': `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n${HIDDEN}`,
  'no host': `GET / HTTP/1.1\r\n\r\n${HIDDEN}`,
};

/** A target in many spellings, and whether one of them got through. */
interface Check {
  property: string;
  what: string;
  spellings: readonly string[];
  isTaken(port: number, spelling: string, patienceMs?: number): Promise<boolean>;
  /** Spelling by which the careless server, the twin, lets the target through. */
  caught: string;
}

const CHECKS: readonly Check[] = [
  {
    property: 'S14',
    what: 'no spelling of a path reaches a file outside the public folder',
    spellings: CLIMBS.flatMap((climb) => FILES.flatMap((file) => [climb + file, climb.repeat(2) + file])),
    async isTaken(port, path) {
      const response = await getRaw(port, path);
      const isRefused = [400, 404, 308].includes(statuses(response)[0] ?? 0);
      return !isRefused || /"dependencies"|root:x:|SQLite format|\[core\]/.test(response);
    },
    caught: '/..//../package.json',
  },
  {
    property: 'S13',
    what: 'no target leads to another site',
    spellings: TARGETS,
    async isTaken(port, target) {
      const location = /^Location: (.*)\r$/im.exec(await getRaw(port, target))?.[1];
      const isPath = (one: string) => /^\/(?![/\\])/.test(one) && new URL(one, 'http://site.test').host === 'site.test';
      return location !== undefined && !isPath(location);
    },
    caught: '//evil.test/',
  },
  {
    property: 'S11',
    what: 'line breaks in a path, a query or a cookie add no header and break nothing',
    spellings: BREAKS.flatMap((one) => [
      ...[`/${one}`, `/blog/?a=${one}`, `/${one}/`, `/devis/merci?ref=${one}`, `/api/leads?cursor=${one}`],
    ]),
    async isTaken(port, path) {
      const response = await getRaw(port, path, `Cookie: session=${path.slice(1)}\r\n`);
      const isBroken = !((statuses(response)[0] ?? 500) < 500);
      return isBroken || /^X-Injected/im.test(response.split('\r\n\r\n')[0] ?? '');
    },
    caught: '/%0d%0aX-Injected:%201',
  },
  {
    property: 'S17',
    what: 'ambiguous requests are refused and their connection closed, so that nothing can hide in them',
    spellings: Object.keys(AMBIGUOUS),
    async isTaken(port, what, patienceMs = 3000) {
      const [first = 0, ...more] = statuses(await raw(port, AMBIGUOUS[what] ?? '', patienceMs));
      return ![400, 431].includes(first) || more.length > 0;
    },
    caught: 'two kinds of length',
  },
];

async function taken({ spellings, isTaken }: Check, port: number, patienceMs?: number): Promise<string[]> {
  const found: string[] = [];
  for (const one of spellings) if (await isTaken(port, one, patienceMs)) found.push(one);
  return found;
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/**
 * Careless twin: serves the file a path leads to from `dist/client`, redirects to a path as it came, and parses requests in Node's lenient
 * mode.
 */
function carelessSite(): Promise<number> {
  const server = createServer(
    { insecureHTTPParser: true, requireHostHeader: false, maxHeaderSize: 65_536 },
    async (request, response) => {
      const { url = '/' } = request;
      request.resume();
      if (url.length > 1 && url.endsWith('/'))
        return void response.writeHead(308, { Location: url.slice(0, -1) }).end();
      try {
        response.end(await readFile(`dist/client${decodeURIComponent(url)}`));
      } catch {
        response.writeHead(url === '/' || url === '/healthz' ? 200 : 404).end();
      }
    },
  );
  onTestFinished(() => server.closeAllConnections());
  return listening(server);
}

/** Careless twin: writes its headers itself, with the decoded path in one of them. */
const carelessWriter = (): Promise<number> =>
  listening(
    createSocketServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (data) => {
        const [, path = ''] = data.toString('latin1').split(' ');
        socket.end(`HTTP/1.1 308 Permanent Redirect\r\nLocation: ${decodeURIComponent(path)}\r\n\r\n`);
      });
    }),
  );

let site: Site;
let port: number;
let call: Caller;

beforeAll(async () => {
  // The test runner has a BASE_URL of its own.
  site = await startSite({ BASE_URL: '' });
  port = Number(new URL(site.base).port);
  call = caller(port, 8);
  // Renders one page before the tests, since the first page is slow while the server still renders all pages.
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
  const pageOf = (jeton: string) => call({ path: `/newsletter/desinscription?jeton=${jeton}` });
  const [one, two] = [await pageOf('un'), await pageOf('deux')];
  expect(one.text).not.toBe(two.text);
  expect(one.headers['cache-control']).toBe('no-store');
});

test.each(CHECKS)(
  '$what',
  async (check) => {
    expect(await taken(check, port)).toEqual([]);
    report(check.property, `${check.spellings.length} spellings: ${check.what}`);
  },
  120_000,
);

test('two plain requests in one packet both get a response: without that, the checks of hidden requests would prove nothing', async () => {
  expect(statuses(await raw(port, HIDDEN.repeat(2), 1000))).toEqual([200, 200]);
});

test('twin: a server without these cares fails each of the same checks', async () => {
  const [careless, writer] = [await carelessSite(), await carelessWriter()];
  for (const check of CHECKS)
    expect(await taken(check, check.property === 'S11' ? writer : careless, 300)).toContain(check.caught);
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
