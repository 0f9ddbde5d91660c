import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import type { SentHead } from '../../data/pageHead.ts';
import type { Encoding } from '../http/staticFiles.ts';
import { pagePolicy, securityHeaders } from '../security/headers.ts';

/**
 * `private`: for the holder of its secret address; `uncached`: for one visitor, not stored; `fast`: sent at once; `cached`: worth a slow
 * compression.
 */
export type Life = 'private' | 'uncached' | 'fast' | 'cached';

export const brotliOptions = (html: Uint8Array, life: Life): BrotliOptions => ({
  params: {
    // Quality 11, the highest, takes three times as long (190 ms for the home page instead of 67) and saves another 1.6 %.
    [constants.BROTLI_PARAM_QUALITY]: life === 'cached' ? 10 : 5,
    // Window of 2^18 bytes, more than any page: a larger window makes no page smaller and costs the process memory.
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  },
});

const br = promisify(brotliCompress);
const gz = promisify(gzip);
let last: Promise<unknown> = Promise.resolve();

/**
 * Compresses a page in both encodings, off the event loop. One page after the other: each thread of the pool that ever compresses keeps the
 * twelve megabytes this takes (docs/decisions/0026-speed.md).
 */
function compress(html: Uint8Array, life: Life): Promise<{ br: Buffer; gzip: Buffer }> {
  const encoded = last.then(async () => ({
    br: await br(html, brotliOptions(html, life)),
    gzip: await gz(html, { level: life === 'cached' ? 9 : 5 }),
  }));
  last = encoded.catch(() => undefined);
  return encoded;
}

/**
 * Rules by which the browser prefetches a page of the site when the visitor points at or touches its link; opening these pages changes no
 * data.
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*', relative_to: 'document' },
          {
            not: {
              href_matches: ['/admin*', '/api/*', '/devis*', '/newsletter/*', '/telechargements/*'],
              relative_to: 'document',
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * The `Speculation-Rules` header of every page. It carries the rules themselves: as a file they were a request of their own
 * while the page was still on its way, 150 ms of a phone's first visit in Lighthouse's model.
 */
const speculationRules = `"data:application/speculationrules+json,${JSON.stringify(RULES).replaceAll('"', '%22')}"`;

/** List of name, value, name, value, which `writeHead` sends without checking each header. */
type FlatHeaders = readonly string[];

/** One rendered page, ready to send in each encoding: bytes and headers are made once. */
export interface PageEntry {
  status: number;
  etag: string;
  variants: Record<Encoding, { headers: FlatHeaders; body: Buffer }>;
  unchanged: FlatHeaders;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** The `style-src` hashes of its style blocks. */
  styleHashes: readonly string[];
  head?: SentHead | undefined;
  /** Whether the page is a preview: its links are not prefetched, since a prefetch would fetch the site's own page. */
  isPreview?: true;
}

export interface Page extends RenderedPage {
  /** Whether the public address is https. */
  secure: boolean;
  mode: 'production' | 'development';
}

/** Has a page compressed beside the event loop, and writes the headers of each encoding. */
async function variantsOf(headers: FlatHeaders, identity: Buffer, life: Life): Promise<PageEntry['variants']> {
  const variant = (body: Buffer, ...encoding: string[]) => ({
    body,
    headers: [...headers, ...HTML, ...encoding, 'Content-Length', String(body.length)],
  });
  const { br, gzip } = await compress(identity, life);
  return {
    br: variant(br, 'Content-Encoding', 'br'),
    gzip: variant(gzip, 'Content-Encoding', 'gzip'),
    identity: variant(identity),
  };
}
const HTML = ['Content-Type', 'text/html; charset=utf-8'];

const CACHING: Record<Life, string> = {
  private: 'private, no-store',
  uncached: 'no-store',
  fast: 'no-cache',
  cached: 'no-cache',
};

/** A page ready to send, with security headers, its own Content-Security-Policy and the variants of each encoding. */
export async function pageEntry(page: Page, life: Life): Promise<PageEntry> {
  const policy = pagePolicy(page);
  const identity = Buffer.from(page.html);
  // The ETag is made of the policy and the HTML: equal only for pages with the same text and the same permissions to load.
  const etag = `"${createHash('sha256').update(policy).update(identity).digest('base64url').slice(0, 27)}"`;
  const headers = new Map(securityHeaders(page.secure))
    .set('Content-Security-Policy', policy)
    .set('ETag', etag)
    .set('Vary', 'Accept-Encoding')
    .set('Cache-Control', CACHING[life]);
  if (life === 'private') headers.set('Referrer-Policy', 'no-referrer').set('X-Robots-Tag', 'noindex, nofollow');
  // A link prefetched from a preview would fetch the site's own page instead of the preview's.
  else if (!page.isPreview) headers.set('Speculation-Rules', speculationRules);
  const unchanged = [...headers].flat();
  return { status: page.status, etag, unchanged, variants: await variantsOf(unchanged, identity, life) };
}

/** The same page in its smallest encodings. */
export const smallestEntry = async (entry: PageEntry): Promise<PageEntry> => ({
  ...entry,
  variants: await variantsOf(entry.unchanged, entry.variants.identity.body, 'cached'),
});
