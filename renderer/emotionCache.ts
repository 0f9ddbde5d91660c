import createCache from '@emotion/cache';

/** One key for both sides, so that the browser takes over the server's style block. */
export const createEmotionCache = () => createCache({ key: 'c' });
