import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import supertest from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { staticFiles } from './staticFiles.ts';

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
  const answer = await site.get('/assets/page.js').set('Accept-Encoding', 'br');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const again = await site.get('/assets/page.js').set('If-None-Match', String(answer.headers.etag));
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
