import type { ArticleFigure } from '../../../data/articles/figureTypes.ts';
import { doctrine } from '../../../data/blog/method.ts';
import type { DataTable } from '../../../data/examples/types.ts';
import type { Canvas, Drawing } from '../charts/shapes.ts';

/** Functions for one kind of figure: one draws it, one returns its values as a table. */
export interface FigureKind<Figure extends ArticleFigure> {
  /** Shapes of a figure, at the width and label size of the canvas. */
  draw(figure: Figure, canvas: Canvas): Drawing;
  table(figure: Figure): Pick<DataTable, 'columns' | 'rows'>;
}

/** Text of a missing value in a table. */
export const MISSING = doctrine.missing.word;

/** A column of numbers in the figure's unit. */
export const column = (label: string, { unit, digits = 0 }: { unit: string; digits?: number }) => ({
  label,
  digits,
  ...(unit && { unit }),
});
