import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { onTestFinished } from 'vitest';
import { raw, statuses } from './call.ts';

/** Asks for a path exactly as it is written: clients of a higher kind tidy it first. */
const getRaw = (port: number, path: string, headers = ''): Promise<string> =>
  raw(port, `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`);

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
/** Ways to write the path of a private file. */
export const PRIVATE_PATHS = CLIMBS.flatMap((climb) => FILES.flatMap((file) => [climb + file, climb.repeat(2) + file]));

/** The spellings of private paths that are answered with anything but a refusal. */
export async function privatePathsReached(port: number): Promise<string[]> {
  const reached: string[] = [];
  for (const path of PRIVATE_PATHS) {
    const answer = await getRaw(port, path);
    const isRefused = [400, 404, 308].includes(statuses(answer)[0] ?? 0);
    if (!isRefused || /"dependencies"|root:x:|SQLite format|\[core\]/.test(answer)) reached.push(path);
  }
  return reached;
}

export const TARGETS = [
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

/** The targets that send a browser to another site. */
export async function targetsElsewhere(port: number): Promise<string[]> {
  const elsewhere: string[] = [];
  for (const target of TARGETS) {
    const location = /^Location: (.*)\r$/im.exec(await getRaw(port, target))?.[1];
    if (location === undefined) continue;
    const isPath = /^\/(?![/\\])/.test(location) && new URL(location, 'http://site.test').host === 'site.test';
    if (!isPath) elsewhere.push(target);
  }
  return elsewhere;
}

const BREAKS = ['%0d%0aX-Injected:%201', '%0aX-Injected:1', '%E5%98%8A%E5%98%8DX-Injected:1', '%00'];
export const BROKEN_LINES = BREAKS.flatMap((sequence) => [
  `/${sequence}`,
  `/blog/?a=${sequence}`,
  `/${sequence}/`,
  `/devis/merci?ref=${sequence}`,
  `/api/leads?cursor=${sequence}`,
]);

/** The paths whose encoded line breaks add a header to the answer, or break the server. */
export async function headersAdded(port: number): Promise<string[]> {
  const added: string[] = [];
  for (const path of BROKEN_LINES) {
    const answer = await getRaw(port, path, `Cookie: session=${path.slice(1)}\r\n`);
    const isBroken = !((statuses(answer)[0] ?? 500) < 500);
    if (isBroken || /^X-Injected/im.test(answer.split('\r\n\r\n')[0] ?? '')) added.push(path);
  }
  return added;
}

const HIDDEN = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
const HEAD = 'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
export const AMBIGUOUS: Record<string, string> = {
  'two kinds of length': `${HEAD}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'two lengths': `${HEAD}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${HIDDEN}`,
  'a folded header': `GET / HTTP/1.1\r\nHost: x\r\nX-A: 1\r\n 2\r\n\r\n${HIDDEN}`,
  'a bad chunk': `${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
  'unknown encoding': `${HEAD}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'seventeen kilobytes of headers': `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n${HIDDEN}`,
  'no host': `GET / HTTP/1.1\r\n\r\n${HIDDEN}`,
};

/** The kinds of ambiguous request that are not refused, or after which what they hid is answered. */
export async function ambiguousTaken(port: number, patienceMs = 3000): Promise<string[]> {
  const taken: string[] = [];
  for (const [what, bytes] of Object.entries(AMBIGUOUS)) {
    const [first = 0, ...more] = statuses(await raw(port, bytes, patienceMs));
    if (![400, 431].includes(first) || more.length > 0) taken.push(what);
  }
  return taken;
}

/** Whether two plain requests in one go are both answered: only then does a hidden one that is not mean anything. */
export const answersTwo = async (port: number): Promise<boolean> =>
  statuses(await raw(port, HIDDEN.repeat(2), 1000)).join() === '200,200';

/**
 * The twin of the public surface: a server that opens the file a path leads to from `dist/client`, redirects to a path
 * as it came, and reads requests as Node does when told to be lenient. Closed when the test ends.
 */
export async function carelessSite(): Promise<number> {
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A server that writes its headers itself, with the decoded path in one of them. */
export async function carelessWriter(): Promise<number> {
  const server = createSocketServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (data) => {
      const [, path = ''] = data.toString('latin1').split(' ');
      socket.end(`HTTP/1.1 308 Permanent Redirect\r\nLocation: ${decodeURIComponent(path)}\r\n\r\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}
