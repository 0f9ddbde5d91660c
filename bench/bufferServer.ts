import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

// node:http sending the bytes of a page and nothing else: the most this runtime can do.
const body = brotliCompressSync(await (await fetch(process.argv[2] ?? '')).text());
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br', 'Content-Length': body.length };
const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
