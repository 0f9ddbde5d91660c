import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import supertest from 'supertest';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { MountedPages } from '../mountedPages.ts';
import { siteUnderTest } from '../testing/siteUnderTest.ts';
import { boundConnections, createHttpServer } from './httpServer.ts';
import { Problem } from './problem.ts';
import { acceptedEncoding, staticFiles } from './staticFiles.ts';

const response = (_request: unknown, response: { end(text: string): void }) => response.end('here');

/** Opens silent connections to a server; returns how many of them it keeps. */
async function opened({ most, count, from }: { most: number | 'own'; count: number; from: string }) {
  const server = most === 'own' ? createHttpServer(response) : createServer(response);
  if (most !== 'own') boundConnections(server, most);
  server.headersTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const open = () =>
    new Promise<void>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => resolve());
      socket.on('error', () => resolve());
      sockets.push(socket);
    });
  for (let n = 0; n < count; n += 1) await open();
  const held = () => new Promise<number>((resolve) => server.getConnections((_error, number) => resolve(number)));
  return { port, sockets, open, held };
}

/** Whether a client at this address still gets a response. */
const isServed = (port: number, from: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () =>
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    );
    socket.once('data', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(false));
  });

test('connections of one network are bounded, and given back as it closes them; another has its own', async () => {
  const { port, sockets, open, held } = await opened({ most: 20, count: 60, from: '127.0.0.2' });
  await expect.poll(held).toBe(20);
  expect([await isServed(port, '127.0.0.2'), await isServed(port, '127.0.0.3')]).toEqual([false, true]);
  for (const socket of sockets) socket.destroy();
  await expect.poll(held).toBe(0);
  await open();
  await expect.poll(held).toBe(1);
});

test('twin: without the bound it has as many as it likes', async () => {
  const { held } = await opened({ most: Number.POSITIVE_INFINITY, count: 60, from: '127.0.0.2' });
  await expect.poll(held).toBe(60);
});

test('a proxy of this machine brings as many visitors as there are', async () => {
  const { held } = await opened({ most: 20, count: 60, from: '127.0.0.1' });
  await expect.poll(held).toBe(60);
});

test('the site’s own server has that bound, and one for all', async () => {
  const { held } = await opened({ most: 'own', count: 520, from: '127.0.0.2' });
  await expect.poll(held).toBe(500);
  expect(createHttpServer(response).maxConnections).toBe(10_000);
});

const STALLED_MS = 300;
/** Response larger than all buffers between server and client, so that a client that does not read stops it. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, 'x');

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Requests and reads `take` bytes every 100 ms; returns whether the server hung up before `patienceMs`. */
function read(port: number, take: number, patienceMs: number): Promise<'closed' | 'open'> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
    socket.pause();
    const sips = setInterval(() => socket.read(take), 100);
    const done = (state: 'closed' | 'open') => {
      clearInterval(sips);
      clearTimeout(patience);
      socket.destroy();
      resolve(state);
    };
    const patience = setTimeout(done, patienceMs, 'open');
    socket.on('error', () => done('closed'));
    socket.on('close', () => done('closed'));
    onTestFinished(() => void socket.destroy());
  });
}

/** How many connections a server still holds. */
const held = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));

test('a reader that takes nothing is sent away', async () => {
  const server = createHttpServer((_request, response) => void response.end(LARGE), STALLED_MS);
  const port = await listening(server);
  void read(port, 0, 60_000);
  await expect.poll(() => held(server)).toBe(1);
  await expect.poll(() => held(server)).toBe(0);
});

test('twin: Node by itself holds it without end', async () => {
  const server = createServer((_request, response) => void response.end(LARGE));
  const port = await listening(server);
  void read(port, 0, 60_000);
  await new Promise((resolve) => setTimeout(resolve, 5 * STALLED_MS));
  expect(await held(server)).toBe(1);
});

test('a stream without events stays open', async () => {
  const server = createHttpServer((_request, response) => void response.write('data: 1\n\n'), STALLED_MS);
  const port = await listening(server);
  expect(await read(port, 100, 5 * STALLED_MS)).toBe('open');
});

test('a reader that is slow but reads is left alone', async () => {
  const patience = 5 * STALLED_MS;
  const server = createHttpServer((_request, response) => void response.end(LARGE), patience);
  const port = await listening(server);
  expect(await read(port, 256 * 1024, 3 * patience)).toBe('open');
});

const busy: MountedPages = {
  sendCached: () => false,
  listed: async () => [],
  handler: () => {
    throw new Problem(503, 'Le site est très demandé en ce moment. Réessayez dans un instant.', {
      headers: { 'Retry-After': '2' },
    });
  },
};

test('a page that cannot be drawn now says so to its reader in French, as a page', async () => {
  const { api } = await siteUnderTest({ pages: busy, expectedLevels: ['warn'] });
  for (const path of ['/blog?q=devis', '/admin', '/apical']) {
    const { status, type, headers, text } = await api.get(path).set('Accept', 'text/html,*/*;q=0.8');
    expect([path, status, type, headers['retry-after']]).toEqual([path, 503, 'text/html', '2']);
    expect(text).toContain('<html lang="fr">');
    expect(text).toContain('Le site est très demandé en ce moment.');
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  }
});

test('twin: a program that asks the API, or for JSON, reads a problem', async () => {
  const { api } = await siteUnderTest({ pages: busy, expectedLevels: ['warn'] });
  const unknown = await api.get('/api/inconnu').set('Accept', 'text/html');
  const json = await api.get('/admin').set('Accept', 'application/json');
  expect([unknown.status, unknown.type, json.status, json.type]).toEqual([
    404,
    'application/problem+json',
    503,
    'application/problem+json',
  ]);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', 'identity'],
  ['BR; Q=0.000, GZIP;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['gzip;q=0.5, br;q=0.1', 'br'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a client that says « %s » gets %s', (header, expected) =>
  expect(acceptedEncoding(header, ['br', 'gzip', 'identity'])).toBe(expected),
);

test('a missing encoding is not announced', () =>
  expect(acceptedEncoding('br, gzip', ['gzip', 'identity'])).toBe('gzip'));

const folder = mkdtempSync(path.join(tmpdir(), 'static-'));
mkdirSync(path.join(folder, 'assets'));
mkdirSync(path.join(folder, 'telechargements'));
writeFileSync(path.join(folder, 'assets', 'page.js'), 'export {}');
writeFileSync(path.join(folder, 'assets', 'page.js.br'), brotliCompressSync('export {}'));
writeFileSync(path.join(folder, 'telechargements', 'etude.pdf'), '%PDF');
writeFileSync(path.join(folder, 'notes.db'), 'secret');
const site = supertest(express().use(staticFiles(folder)));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a hashed asset is immutable, compressed, and answers 304 to a browser that has it', async () => {
  const response = await site.get('/assets/page.js').set('Accept-Encoding', 'br');
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  const again = await site.get('/assets/page.js').set('If-None-Match', String(response.headers.etag));
  expect(again.status).toBe(304);
});

test('a download has its type and its name', async () => {
  const { headers } = await site.get('/telechargements/etude.pdf');
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe('attachment; filename="etude.pdf"');
});

test('files removed by a rebuild are still answered', async () => {
  rmSync(path.join(folder, 'assets', 'page.js'));
  expect((await site.get('/assets/page.js').set('Accept-Encoding', 'identity')).text).toBe('export {}');
});

test.each(['/notes.db', '/../package.json', '/assets/..%2fnotes.db', '/assets/page.js.br', '/assets/'])(
  '%s is not served',
  async (name) => {
    expect((await site.get(name)).status).toBe(404);
  },
);
