import type { StylisPlugin } from '@emotion/cache';

/** A browser's size before its reader chose one, in CSS pixels: what the design's sizes are written for. */
const ROOT = 16;
/** Up to here, in pixels, letters grow with what the reader chose; larger ones by as many pixels as these. */
const READ = 24;

const rem = (size: number) => `${Number((size / ROOT).toFixed(5))}rem`;
const grown = (size: number) =>
  size <= READ ? rem(size) : `calc(${rem(READ)} + ${Number((size - READ).toFixed(2))}px)`;

/**
 * Lets the sizes of texts follow the one the reader chose in the browser, where the sources keep the design's pixels. Titles grow less than what
 * is read, so that they stay above it and no long word of one outgrows a phone. What has to keep its size writes `PX`: a drawing's letters,
 * which are in its own units (docs/decisions/0027-french-typography.md).
 */
export const readersSize: StylisPlugin = (element) => {
  if (element.type !== 'decl' || !/^font(-size)?$/.test(String(element.props))) return;
  element.value = element.value.replace(/(-?)(\d{1,3}(?:\.\d{1,2})?)px/g, (px: string, minus: string, size: string) =>
    minus ? px : grown(Number(size)),
  );
};
