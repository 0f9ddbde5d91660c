import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

// Serves the site's pages from memory with node:http alone: how fast Node can serve them at best. With the argument `bare` it leaves out
// scripts and typefaces: how fast a browser can show them at best.
const [, , site = '', bare] = process.argv;
const EXTRAS = /<script\b[\s\S]*?<\/script>|<link rel="[a-z]*preload"[^>]*>|@font-face\{[^}]*\}/g;
const known = new Map<string, Buffer>();
const server = createServer(async ({ url = '' }, response) => {
  const html = known.has(url) ? '' : await (await fetch(site + url)).text();
  const body = known.get(url) ?? brotliCompressSync(bare ? html.replace(EXTRAS, '') : html);
  known.set(url, body);
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
  response.writeHead(200, { ...headers, 'Content-Length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
