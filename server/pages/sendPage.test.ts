import { createServer } from 'node:http';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { securityHeaders } from '../security/headers.ts';
import { pageEntry } from './pageEntry.ts';
import { sendPage } from './pageRenderer.ts';

const html = `<!DOCTYPE html><p>${'Bonjour. '.repeat(200)}</p>`;
const entry = await pageEntry(
  { status: 200, html, styleHashes: ["'sha256-x'"], secure: true, mode: 'production' },
  'cached',
);
const site = (page = entry) => supertest(createServer((request, response) => sendPage(request, response, page)));

test('a page in memory carries every security header of the other answers, with its own policy', async () => {
  const { headers } = await site().get('/');
  for (const [name, value] of securityHeaders(true)) {
    if (name === 'Content-Security-Policy') continue;
    expect(headers[name.toLowerCase()], name).toBe(value);
  }
  expect(headers['x-frame-options']).toBe('DENY');
  const policy = headers['content-security-policy'] ?? '';
  for (const part of ["style-src 'self' 'sha256-x'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(
      policy.split('; ').some((one) => one.startsWith(part)),
      part,
    ).toBe(true);
  expect(headers['cache-control']).toBe('no-cache');
});

test('each encoding holds the same page', async () => {
  const plain = await site().get('/').set('Accept-Encoding', 'identity');
  const gzip = await site().get('/').set('Accept-Encoding', 'gzip, deflate');
  const br = await site().get('/').set('Accept-Encoding', 'gzip, br').buffer();
  const sent = [plain, gzip, br].map(({ headers }) => headers['content-encoding']);
  expect(sent).toEqual([undefined, 'gzip', 'br']);
  expect([plain.text, gzip.text, br.text]).toEqual([html, html, html]);
});

test('a browser that has the page gets 304 with the same policy and no body', async () => {
  const { status, headers, text } = await site().get('/').set('If-None-Match', entry.etag);
  expect([status, text, headers['content-length']]).toEqual([304, '', undefined]);
  expect(headers['content-security-policy']).toContain('sha256-x');
});

test('HEAD gives the length and sends no body', async () => {
  const { headers, text } = await site().head('/').set('Accept-Encoding', 'identity');
  expect([headers['content-length'], text]).toEqual([String(Buffer.byteLength(html)), undefined]);
});

test('a page for one visitor is not stored, and an error page never answers 304', async () => {
  const own = await pageEntry({ status: 404, html, styleHashes: [], secure: false, mode: 'production' }, 'uncached');
  const { status, headers } = await site(own).get('/').set('If-None-Match', own.etag);
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
});

test('a link to the API, the desk or a form is not fetched ahead, since that would do what it does; another page is', () => {
  const header = entry.unchanged[entry.unchanged.indexOf('Speculation-Rules') + 1] ?? '';
  const rules = JSON.parse(
    decodeURIComponent(header.slice(1, -1).replace('data:application/speculationrules+json,', '')),
  );
  const [all, { not }] = rules.prefetch[0].where.and;
  const takes = (patterns: string | string[], pathname: string) =>
    [patterns].flat().some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname }));
  const isFetched = (path: string) => takes(all.href_matches, path) && !takes(not.href_matches, path);
  const paths = ['/blog', '/api/admin/copy', '/api/admin/exports/leads.csv', '/admin/etat', '/devis', '/newsletter/x'];
  expect(paths.filter(isFetched)).toEqual(['/blog']);
});
