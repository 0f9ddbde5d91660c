import { column, type Paper, page, type Structure, type Style } from './Paper.ts';

/** Something measured and not printed yet. */
export interface Box {
  height: number;
  /** Room below it, when something follows. */
  after: number;
  /** Never the last of a page: a heading. */
  keep?: true;
  /** The title it prints, for the outline and the contents. */
  titled?: string;
  print: (y: number, parent: Structure) => void;
}

/** Where a box stands between the margins. */
export interface Place {
  x: number;
  width: number;
}
export const wholeColumn: Place = { x: page.left, width: column };

/** The height of boxes one under the other. */
export const heightOf = (boxes: readonly Box[]): number =>
  boxes.reduce((sum, { height, after }, index) => sum + height + (index < boxes.length - 1 ? after : 0), 0);

/** Prints boxes one under the other. Returns where the last one ends. */
export function printBoxes(boxes: readonly Box[], top: number, parent: Structure): number {
  let [y, end] = [top, top];
  for (const { height, after, print } of boxes) {
    print(y, parent);
    end = y + height;
    y = end + after;
  }
  return end;
}

/** Words under a tag. */
export const textBox = (
  paper: Paper,
  type: string,
  words: string,
  style: Style,
  after: number,
  { x, width }: Place = wholeColumn,
): Box => ({
  height: paper.height(words, width, style),
  after,
  print: (y, parent) => paper.tagged(parent, type, () => paper.place(words, x, y, width, style)),
});

const DASH = 16;
/** A list, a dash before each item. */
export function listBox(
  paper: Paper,
  items: readonly string[],
  style: Style,
  after: number,
  { x, width }: Place = wholeColumn,
): Box {
  const gap = 6;
  const heights = items.map((item) => paper.height(item, width - DASH, style));
  return {
    height: heights.reduce((sum, height) => sum + height, 0) + gap * (items.length - 1),
    after,
    print: (top, parent) => {
      const list = paper.within(parent, 'L');
      let y = top;
      items.forEach((item, index) => {
        const at = y;
        const entry = paper.within(list, 'LI');
        paper.tagged(entry, 'Lbl', () => paper.place('–', x, at, DASH, style));
        paper.tagged(entry, 'LBody', () => paper.place(item, x + DASH, at, width - DASH, style));
        y += (heights[index] ?? 0) + gap;
      });
    },
  };
}

/** Boxes one under the other as one, never parted. */
export const together = (boxes: readonly Box[], after = boxes.at(-1)?.after ?? 0): Box => ({
  height: heightOf(boxes),
  after,
  print: (y, parent) => {
    printBoxes(boxes, y, parent);
  },
});

/** A box beside what explains it. */
export const beside = (left: Box, right: Box): Box => ({
  height: Math.max(left.height, right.height),
  after: Math.max(left.after, right.after),
  print: (y, parent) => {
    left.print(y, parent);
    right.print(y, parent);
  },
});
