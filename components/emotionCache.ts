import type { EmotionCache, StylisPlugin } from '@emotion/cache';
import createCache from '@emotion/cache';

/** Default font size of browsers in CSS pixels, which the design assumes. */
const ROOT = 16;
/**
 * Size in pixels up to which text grows in proportion to the reader's font size; larger text grows by the same number of pixels as text of
 * this size.
 */
const READ = 24;

const rem = (size: number) => `${Number((size / ROOT).toFixed(5))}rem`;
const grown = (size: number) =>
  size <= READ ? rem(size) : `calc(${rem(READ)} + ${Number((size - READ).toFixed(2))}px)`;

/**
 * Converts font sizes in px so that they follow the font size chosen in the browser. Titles grow less than body text: no long word outgrows
 * a phone. A size written `PX` does not scale: letters in a drawing, which have its units (docs/decisions/0027-french-typography.md).
 */
const readersSize: StylisPlugin = (element) => {
  if (element.type !== 'decl' || !/^font(-size)?$/.test(String(element.props))) return;
  element.value = element.value.replace(/(-?)(\d{1,3}(?:\.\d{1,2})?)px/g, (px: string, minus: string, size: string) =>
    minus ? px : grown(Number(size)),
  );
};

const HOVERING = '@media (hover:hover)';

/** Applies `:hover` rules only on devices that can hover: on touch screens the style would remain after a touch. */
const hoverOnly: StylisPlugin = (element) => {
  if (element.type !== 'rule' || element.root?.value === HOVERING || !/:hover/.test(element.value)) return;
  const children = [{ ...element, root: element, parent: null }];
  Object.assign(element, { type: '@media', value: HOVERING, children });
};

/** Plugins of every emotion cache. All must use this same array: emotion's cache of compiled rules on the server is keyed by the array. */
const stylisPlugins = [readersSize, hoverOnly];

/** Attribute of the style block that the server writes. */
export const SERVER_STYLES = 'data-styles';

/**
 * Creates a cache with the same key on server and browser, so that class names match. No vendor prefixes: browsers that support the pages'
 * CSS (container queries, `color-mix`) need none. Rules are inserted by script, in development too, since the content policy forbids style
 * elements with text.
 */
export const createEmotionCache = (): EmotionCache => createCache({ key: 'c', stylisPlugins, speedy: true });

let taken: EmotionCache | undefined;

/**
 * Returns the browser's cache, filled with the styles from the server. Emotion's own hydration would move the style block to the end of the
 * head, and the browser would compute the style of the whole page again.
 */
export function takeOverStyles(): EmotionCache {
  if (taken) return taken;
  taken = createEmotionCache();
  const css = document.querySelector(`style[${SERVER_STYLES}]`)?.textContent ?? '';
  for (const [, id = ''] of css.matchAll(/\.c-(\w+)/g)) taken.inserted[id] = true;
  return taken;
}
