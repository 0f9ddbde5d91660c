import type { EmotionCache, StylisPlugin } from '@emotion/cache';
import createCache from '@emotion/cache';

/** Default font size of browsers, in CSS pixels: the design's sizes assume it. */
const ROOT = 16;
/**
 * Text up to this size, in pixels, grows in proportion to the reader's font size; larger text grows by the same number of pixels as text of
 * this size.
 */
const READ = 24;

const rem = (size: number) => `${Number((size / ROOT).toFixed(5))}rem`;
const grown = (size: number) =>
  size <= READ ? rem(size) : `calc(${rem(READ)} + ${Number((size - READ).toFixed(2))}px)`;

/**
 * Scales the sizes of texts with the font size chosen in the browser, where the sources keep the design's pixels. Titles grow less than
 * body text, so that they stay above it and no long word of one outgrows a phone. A size that must not scale is written `PX`: the letters
 * of a drawing, which are in its own units (docs/decisions/0027-french-typography.md).
 */
const readersSize: StylisPlugin = (element) => {
  if (element.type !== 'decl' || !/^font(-size)?$/.test(String(element.props))) return;
  element.value = element.value.replace(/(-?)(\d{1,3}(?:\.\d{1,2})?)px/g, (px: string, minus: string, size: string) =>
    minus ? px : grown(Number(size)),
  );
};

const HOVERING = '@media (hover:hover)';

/** Limits `:hover` rules to pointers that hover: after a touch they would stay. */
const hoverOnly: StylisPlugin = (element) => {
  if (element.type !== 'rule' || element.root?.value === HOVERING || !/:hover/.test(element.value)) return;
  const children = [{ ...element, root: element, parent: null }];
  Object.assign(element, { type: '@media', value: HOVERING, children });
};

/** Every emotion cache must use this same list: emotion's server cache of compiled rules is keyed by the list object. */
const stylisPlugins = [readersSize, hoverOnly];

/** Marks the server's style block. */
export const SERVER_STYLES = 'data-styles';

/**
 * Cache with the same key on server and browser, so that a style has the same class name. No vendor prefixes: every browser that supports
 * the pages' CSS (container queries, `color-mix`) needs none. Rules are inserted by script, in development too: the policy forbids style
 * elements with text.
 */
export const createEmotionCache = (): EmotionCache => createCache({ key: 'c', stylisPlugins, speedy: true });

let taken: EmotionCache | undefined;

/**
 * The browser's cache, filled with the styles the server wrote. Emotion's own hydration moves the style block to the end of the head, and
 * the browser then recomputes the style of the whole page for nothing.
 */
export function takeOverStyles(): EmotionCache {
  if (taken) return taken;
  taken = createEmotionCache();
  const css = document.querySelector(`style[${SERVER_STYLES}]`)?.textContent ?? '';
  for (const [, id = ''] of css.matchAll(/\.c-(\w+)/g)) taken.inserted[id] = true;
  return taken;
}
