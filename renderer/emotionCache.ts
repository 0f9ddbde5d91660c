import createCache, { type EmotionCache } from '@emotion/cache';

/** Marks the server's style block. */
export const SERVER_STYLES = 'data-styles';

/**
 * One key for both sides, so that a style has the same class name. No vendor prefixes: what the pages cannot do without
 * (container queries, `color-mix`) came to every browser years after the last property that needed one.
 */
export const createEmotionCache = (): EmotionCache => createCache({ key: 'c', stylisPlugins: [] });

/**
 * A cache that knows the styles the server wrote. Emotion's own taking over moves the style block to the end of the head,
 * and the browser then computes the style of the whole page anew, for nothing.
 */
export function takeOverStyles(): EmotionCache {
  const cache = createEmotionCache();
  const css = document.querySelector(`style[${SERVER_STYLES}]`)?.textContent ?? '';
  for (const [, id = ''] of css.matchAll(/\.c-(\w+)/g)) cache.inserted[id] = true;
  return cache;
}
