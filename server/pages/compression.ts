import { type BrotliOptions, constants, type ZlibOptions } from 'node:zlib';

/** `uncached`: for one visitor, stored by nobody; `fast`: to answer now; `cached`: worth the slowest compression. */
export type Life = 'uncached' | 'fast' | 'cached';

export const brotliOptions = (html: Uint8Array, life: Life): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: life === 'cached' ? 11 : 5,
    // No page is larger than this window: a larger one makes none smaller and costs the process its memory.
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  },
});

export const gzipOptions = (life: Life): ZlibOptions => ({ level: life === 'cached' ? 9 : 5 });
