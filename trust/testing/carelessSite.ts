import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createSocketServer } from 'node:net';
import { onTestFinished } from 'vitest';

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
