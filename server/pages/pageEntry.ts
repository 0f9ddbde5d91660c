import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Encoding } from '../http/acceptedEncoding.ts';
import { securityHeaders } from '../security/headers.ts';
import { pagePolicy } from '../security/pagePolicy.ts';
import { brotliOptions, gzipOptions, type Life } from './compression.ts';
import type { RenderedPage, SmallCopies } from './pageRenderer.ts';
import { speculationRules } from './speculationRules.ts';

/** Name, value, name, value: the form `writeHead` takes without looking at each header. */
type FlatHeaders = readonly string[];

/** One rendered page, ready to send in each encoding: bytes and headers are made once. */
export interface PageEntry {
  status: number;
  etag: string;
  life: Life;
  answers: Record<Encoding, { headers: FlatHeaders; body: Buffer }>;
  unchanged: FlatHeaders;
}

const br = promisify(brotliCompress);
const gz = promisify(gzip);

interface Page extends RenderedPage {
  /** Whether the public address is https. */
  secure: boolean;
  mode: 'production' | 'development';
}

/** Two pages have the same where they read the same and may load the same. */
export const etagOf = (page: Page): string =>
  `"${createHash('sha256').update(pagePolicy(page)).update(page.html).digest('base64url').slice(0, 27)}"`;

/** Has a page compressed, beside the event loop, and writes its headers: those of every answer, then its own policy over theirs. */
export async function pageEntry(page: Page, life: Life, compress = compressor(life)): Promise<PageEntry> {
  const { status, html, secure } = page;
  const policy = pagePolicy(page);
  const etag = etagOf(page);
  const shared = new Map(securityHeaders(secure))
    .set('Content-Security-Policy', policy)
    .set('ETag', etag)
    .set('Vary', 'Accept-Encoding')
    .set('Cache-Control', life === 'uncached' ? 'no-store' : 'no-cache');
  // Fetched ahead, a link would be the site's own page.
  if (!page.isPreview) shared.set('Speculation-Rules', speculationRules);
  const answer = (bytes: Uint8Array<ArrayBuffer>, encoding: Encoding) => {
    const body = bufferOf(bytes);
    const own = new Map(shared).set('Content-Type', 'text/html; charset=utf-8');
    if (encoding !== 'identity') own.set('Content-Encoding', encoding);
    return { body, headers: [...own.set('Content-Length', String(body.length))].flat() };
  };
  const identity = typeof html === 'string' ? Buffer.from(html) : bufferOf(html);
  const copies = await compress(identity);
  return {
    status,
    etag,
    life,
    unchanged: [...shared].flat(),
    answers: {
      br: answer(copies.br, 'br'),
      gzip: answer(copies.gzip, 'gzip'),
      identity: answer(identity, 'identity'),
    },
  };
}

/** Beside the event loop. */
const compressor =
  (life: Life) =>
  async (html: Uint8Array): Promise<SmallCopies> => ({
    br: await br(html, brotliOptions(html, life)),
    gzip: await gz(html, gzipOptions(life)),
  });

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Buffer<ArrayBuffer> =>
  Buffer.from(buffer, byteOffset, byteLength);
