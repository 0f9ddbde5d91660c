import type { ArticleFigure, FunnelFigure } from '../../../data/articles/figureTypes.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { type Canvas, type Drawing, lines, type Shape } from '../charts/shapes.ts';
import { drawCurves } from './drawCurves.ts';
import { drawGroups } from './drawGroups.ts';
import { drawRanges } from './drawRanges.ts';
import { shareText } from './figureTable.ts';

/** Labels keep a reader's size on both: an SVG that shrinks shrinks its words. */
export const LARGE: Canvas = { width: 760, size: 15 };
export const PHONE: Canvas = { width: 300, size: 13 };

/** Bars from the most to the fewest, and between two of them the part that goes on. */
function drawFunnel({ steps, unit }: FunnelFigure, { width, size }: Canvas): Drawing {
  const most = Math.max(...steps.map(({ value }) => value));
  const shapes: Shape[] = [];
  let y = 0;
  steps.forEach(({ label, value, hot }, index) => {
    const before = steps[index - 1];
    if (before) {
      shapes.push({
        kind: 'text',
        x: size * 0.9,
        y: y + size * 1.5,
        text: `↓ ${shareText(value, before.value)} continuent`,
        size: size * 0.94,
        fill: hot ? 'link' : 'ink-2',
        bold: hot ?? false,
      });
      y += size * 2.5;
    }
    const words = lines(`${label} : ${decimal(value)}${index === 0 ? `\u00a0${unit}` : ''}`, width, size);
    words.forEach((text, line) => {
      shapes.push({ kind: 'text', x: 0, y: y + size * (1 + line * 1.3), text, size, fill: 'ink', bold: true });
    });
    y += size * (0.4 + words.length * 1.3);
    shapes.push({
      kind: 'rect',
      x: 0,
      y,
      w: Math.max((width * value) / most, 2),
      h: size * 1.6,
      fill: hot ? 'blue' : 'line-strong',
    });
    y += size * 1.6;
  });
  return { width, height: y + 1, shapes };
}

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
