import { tenth } from '../ui/formatNumber.ts';

/*
 * Similar shapes are drawn as a single path: one element for each shape would add a third to the home page's elements. Each function
 * returns the `d` of a path, in the drawing's units.
 */

/** Rectangles, by their left, top, width and height. */
export const boxes = (all: readonly (readonly [x: number, y: number, width: number, height: number])[]): string =>
  all.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');

/** Circles, by their centre and radius. */
export const discs = (all: readonly (readonly [x: number, y: number, r: number])[]): string =>
  all
    .map(
      ([x, y, r]) => `M${tenth(x - r)} ${tenth(y)}a${r} ${r} 0 1 0 ${tenth(2 * r)} 0a${r} ${r} 0 1 0-${tenth(2 * r)} 0`,
    )
    .join('');
