import createCache, { type EmotionCache } from '@emotion/cache';
import { readersSize } from './readersSize.ts';

/** Marks the server's style block. */
export const SERVER_STYLES = 'data-styles';

/**
 * One key for both sides, so that a style has the same class name. No vendor prefixes: what the pages cannot do without
 * (container queries, `color-mix`) came to every browser years after the last property that needed one. Rules are inserted by script, while developing too:
 * the policy allows no style element with a text of its own.
 */
export const createEmotionCache = (): EmotionCache =>
  createCache({ key: 'c', stylisPlugins: [readersSize], speedy: true });

let taken: EmotionCache | undefined;

/**
 * The browser's cache, which knows the styles the server wrote. Emotion's own taking over moves the style block to the end
 * of the head, and the browser then computes the style of the whole page anew, for nothing.
 */
export function takeOverStyles(): EmotionCache {
  if (taken) return taken;
  taken = createEmotionCache();
  const css = document.querySelector(`style[${SERVER_STYLES}]`)?.textContent ?? '';
  for (const [, id = ''] of css.matchAll(/\.c-(\w+)/g)) taken.inserted[id] = true;
  return taken;
}
