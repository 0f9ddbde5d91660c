import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Serves a page of another site with one link, « Ouvrir la demande », like a mail in a browser; returns its address. Browsers treat
 * `localhost` and `127.0.0.1` as two sites.
 */
export async function linkElsewhere(to: string): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!DOCTYPE html><html lang="fr"><title>Courriel</title><link rel="icon" href="data:,">
      <style>a{display:block;padding:40px}</style><a href="${to}">Ouvrir la demande</a>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const name = new URL(to).hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return `http://${name}:${(server.address() as AddressInfo).port}/`;
}
