import type { ArticleFigure } from '../../../data/articles/figureTypes.ts';
import type { Canvas, Drawing } from '../charts/shapes.ts';
import { drawCurves } from './drawCurves.ts';
import { drawFunnel } from './drawFunnel.ts';
import { drawGroups } from './drawGroups.ts';
import { drawRanges } from './drawRanges.ts';

/** A data figure of an article as shapes, at the width and label size of its canvas. */
export function drawFigure(figure: ArticleFigure, canvas: Canvas): Drawing {
  switch (figure.type) {
    case 'curves':
      return drawCurves(figure, canvas);
    case 'groups':
      return drawGroups(figure, canvas);
    case 'ranges':
      return drawRanges(figure, canvas);
    case 'funnel':
      return drawFunnel(figure, canvas);
  }
}
