/** Drawing primitives of charts, independent of the output: the page turns shapes into SVG, the download into PDF. */
export type Paint = 'ink' | 'ink-2' | 'ink-3' | 'line' | 'line-strong' | 'blue' | 'link' | 'paper' | 'on-blue';

export type Shape =
  | {
      kind: 'rect';
      x: number;
      y: number;
      w: number;
      h: number;
      /** `hatch`: a forecast; `doubt`: a hypothesis, the same hatching in ink, where blue is kept for one value. */
      fill: Paint | 'hatch' | 'doubt' | 'none';
      stroke?: Paint;
      radius?: number;
    }
  | {
      kind: 'line';
      points: readonly (readonly [number, number])[];
      stroke: Paint | 'none';
      width: number;
      /** The usual dashes, or the given pattern: a row of ticks is one thick dashed line. */
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
      /** Degrees, around the anchor. */
      turn?: number;
    };

/** A finished drawing, in units of its own width. */
export interface Drawing {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

/** Width of the drawing and size of its labels, both in the same unit. */
export interface Canvas {
  width: number;
  size: number;
  /** Lower plots, for a page that holds more than the chart. */
  compact?: boolean;
  /** How much taller than usual rows, boxes and plots are; absent: 1. */
  stretch?: number;
  /** Whether each value is written, as on paper, which has no table to unfold. */
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
