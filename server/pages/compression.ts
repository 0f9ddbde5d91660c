import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';

/** `uncached`: for one visitor, stored by nobody; `fast`: to answer now; `cached`: worth a slow compression. */
export type Life = 'uncached' | 'fast' | 'cached';

export const brotliOptions = (html: Uint8Array, life: Life): BrotliOptions => ({
  params: {
    // The last step, 11, takes three times as long (190 ms for the home page instead of 67) and saves another 1.6 %.
    [constants.BROTLI_PARAM_QUALITY]: life === 'cached' ? 10 : 5,
    // No page is larger than this window: a larger one makes none smaller and costs the process its memory.
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  },
});

const br = promisify(brotliCompress);
const gz = promisify(gzip);
let last: Promise<unknown> = Promise.resolve();

/**
 * Both copies of a page, made beside the event loop. One after the other: each thread of the pool that ever compresses keeps the twelve
 * megabytes this takes (docs/decisions/0065-memory.md).
 */
export function compress(html: Uint8Array, life: Life): Promise<{ br: Buffer; gzip: Buffer }> {
  const copies = last.then(async () => ({
    br: await br(html, brotliOptions(html, life)),
    gzip: await gz(html, { level: life === 'cached' ? 9 : 5 }),
  }));
  last = copies.catch(() => undefined);
  return copies;
}
