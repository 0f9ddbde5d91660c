import type { ArticleFigure } from '../../../data/articles/figureTypes.ts';
import type { DataTable } from '../../../data/examples/types.ts';
import type { Canvas, Drawing } from '../charts/shapes.ts';
import { curves } from './curves.ts';
import type { FigureKind } from './figureKind.ts';
import { funnel } from './funnel.ts';
import { groups } from './groups.ts';
import { ranges } from './ranges.ts';

/**
 * Canvases for a large screen and for a phone: each figure is drawn twice, since scaling a single SVG down would make its labels too small.
 */
export const LARGE: Canvas = { width: 760, size: 15 };
export const PHONE: Canvas = { width: 300, size: 13 };

type Kinds = { [Type in ArticleFigure['type']]: FigureKind<Extract<ArticleFigure, { type: Type }>> };
const kinds: Kinds = { curves, groups, ranges, funnel };
const kindOf = <Figure extends ArticleFigure>({ type }: Figure) => kinds[type] as FigureKind<Figure>;

/** Draws a data figure of an article as shapes, at the width and label size of a canvas. */
export const drawFigure = (figure: ArticleFigure, canvas: Canvas): Drawing => kindOf(figure).draw(figure, canvas);

/** The figure's values as a table, for readers without the drawing. */
export const figureTable = (figure: ArticleFigure): DataTable => ({
  caption: figure.measure,
  ...kindOf(figure).table(figure),
});
