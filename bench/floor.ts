import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { startAfterPaint } from '../server/security/startAfterPaint.ts';

/** Script that hydrates a single word with the libraries of every page, as `renderer/+onRenderClient.tsx` does. */
const SOURCE = `
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { createElement, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
const Word = styled.p({ margin: 0 });
function Page() {
  useEffect(() => void performance.mark('hydrated'), []);
  return createElement(Word, null, 'Vide');
}
const tree = createElement(CacheProvider, { value: createCache({ key: 'c', speedy: true }) }, createElement(Page));
startTransition(() => void hydrateRoot(document.getElementById('root'), tree, { onRecoverableError() {} }));
`;

async function bundle(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'floor',
        resolveId: (id) => (id === 'floor' ? `${import.meta.dirname}/floor.js` : undefined),
        load: (id) => (id.endsWith('/bench/floor.js') ? SOURCE : undefined),
      },
    ],
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: 'floor' } },
  });
  const [chunk] = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error('No bundle of the floor');
  return chunk.code;
}

/** Serves the smallest hydrated page: a word rendered with React and emotion, whose script starts like those of the site's pages. */
export async function serveFloor(): Promise<{ address: string; kilobytes: number; close(): void }> {
  const page = startAfterPaint(
    '<!DOCTYPE html><html lang="fr"><title>Vide</title><body><div id="root"><p>Vide</p></div><script src="/floor.js" type="module" async></script></body></html>',
  );
  const bodies = { '/': brotliCompressSync(page), '/floor.js': brotliCompressSync(await bundle()) };
  const server = createServer(({ url }, response) => {
    const body = bodies[url === '/' ? url : '/floor.js'];
    const type = url === '/' ? 'text/html; charset=utf-8' : 'text/javascript';
    response
      .writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br', 'Content-Length': body.length })
      .end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    kilobytes: bodies['/floor.js'].length / 1000,
    close: () => server.close(),
  };
}
