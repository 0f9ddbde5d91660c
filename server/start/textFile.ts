import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';

interface Packed {
  etag: string;
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>;
}

function pack(text: string): Packed {
  const identity = Buffer.from(text);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  return { etag, bodies: { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity } };
}

/**
 * A text made once, at the first request, then sent from memory, compressed as the client likes; made again once `version` is
 * another one.
 */
export function textFile(type: string, make: () => string | Promise<string>, version = () => 0): RequestHandler {
  let packed: Packed | undefined;
  let made: number | undefined;
  return async (request, response) => {
    const wanted = version();
    if (!packed || made !== wanted) [packed, made] = [pack(await make()), wanted];
    // Asked each time, as pages are: what the owner changes is not held back by a cache on the way.
    response.set({ 'Content-Type': type, 'Cache-Control': 'no-cache', ETag: packed.etag });
    response.vary('Accept-Encoding');
    if (request.fresh) return void response.status(304).end();
    const accepted = request.acceptsEncodings('br', 'gzip', 'identity');
    const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.set('Content-Length', String(packed.bodies[encoding].length));
    response.end(request.method === 'HEAD' ? undefined : packed.bodies[encoding]);
  };
}
