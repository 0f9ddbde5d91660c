/** Drawing primitives of charts: the page turns them into SVG, the download into PDF. */
export type Paint = 'ink' | 'ink-2' | 'ink-3' | 'line' | 'line-strong' | 'blue' | 'link' | 'paper' | 'on-blue';

export type Shape =
  | {
      kind: 'rect';
      x: number;
      y: number;
      w: number;
      h: number;
      /** Fill of the shape. `hatch`: a forecast; `doubt`: a hypothesis, hatched in ink, since blue is reserved for one value. */
      fill: Paint | 'hatch' | 'doubt' | 'none';
      stroke?: Paint;
      radius?: number;
    }
  | {
      kind: 'line';
      points: readonly (readonly [number, number])[];
      stroke: Paint | 'none';
      width: number;
      /** True: the usual dashes; a text: a dash pattern, with which one thick line draws a row of ticks. */
      dashed?: boolean | string;
      fill?: Paint | 'hatch';
    }
  | { kind: 'circle'; x: number; y: number; r: number; fill: Paint | 'none'; stroke?: Paint }
  | {
      kind: 'text';
      x: number;
      y: number;
      text: string;
      size: number;
      fill: Paint;
      anchor?: 'start' | 'middle' | 'end';
      bold?: boolean;
      serif?: boolean;
      /** Rotation of the text around its anchor, in degrees. */
      turn?: number;
    };

/** A finished drawing; the coordinates of its shapes are in the same unit as its width. */
export interface Drawing {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

/** Width of the drawing, and text size of its labels, in the same unit. */
export interface Canvas {
  width: number;
  size: number;
  /** Draws lower plots, for a page that has more than the chart. */
  compact?: boolean;
  /** Factor by which rows, boxes and plots are taller than usual; absent: 1. */
  stretch?: number;
  /** Whether each value is printed, as on paper, where the table of values cannot be unfolded. */
  values?: boolean;
}

/** Estimates a text's width in the sans face, precise enough to place labels. */
export const textWidth = (text: string, size: number, bold = false): number =>
  text.length * size * (bold ? 0.59 : 0.54);

/** Breaks a text into lines of at most `width`. */
export function lines(text: string, width: number, size: number): string[] {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const last = found.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= width) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}
