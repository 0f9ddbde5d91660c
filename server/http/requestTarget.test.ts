import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { siteUnderTest } from '../testing/siteUnderTest.ts';
import { createHttpServer, createListener, watchRequests } from './httpServer.ts';

/** Sends lines unchanged to the server of a site; returns its raw response. */
async function rawResponse(lines: string[]): Promise<string> {
  const { app, services } = await siteUnderTest({ expectedLevels: ['warn'] });
  const server = createHttpServer(watchRequests(createListener(app, services), services, app));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  socket.end(`${[...lines, 'Connection: close', '', ''].join('\r\n')}`);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

test('a target with its site in it is the path, as in origin form; with two Host fields it is refused', async () => {
  for (const target of ['/robots.txt', 'http://site.test/robots.txt', 'HTTPS://site.test/robots.txt'])
    expect(await rawResponse([`GET ${target} HTTP/1.1`, 'Host: site.test'])).toMatch(
      /^HTTP\/1.1 200 [\s\S]*Sitemap: https/,
    );
  expect(await rawResponse(['GET http://site.test HTTP/1.1', 'Host: site.test'])).toMatch(/^HTTP\/1.1 404 /);
  expect(await rawResponse(['GET /robots.txt HTTP/1.1', 'Host: site.test', 'host: autre.test'])).toMatch(
    /^HTTP\/1.1 400 /,
  );
});
