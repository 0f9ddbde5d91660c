import createCache, { type EmotionCache } from '@emotion/cache';

/** The attribute of the server's style block: which styles it holds. */
export const STYLE_IDS = 'data-styles';

/** One key for both sides, so that a style has the same class name. */
export const createEmotionCache = (): EmotionCache => createCache({ key: 'c' });

/**
 * A cache that knows the styles the server wrote. Emotion's own taking over moves the style block to the end of the head,
 * and the browser then computes the style of the whole page anew, for nothing.
 */
export function takeOverStyles(): EmotionCache {
  const cache = createEmotionCache();
  const ids = document.querySelector(`style[${STYLE_IDS}]`)?.getAttribute(STYLE_IDS) ?? '';
  for (const id of ids.split(' ')) cache.inserted[id] = true;
  return cache;
}
