import type { FunnelFigure } from '../../../data/articles/figureTypes.ts';
import { decimal, percent } from '../../../data/french/frenchNumbers.ts';
import { type Canvas, type Drawing, lines, type Shape } from '../charts/shapes.ts';
import type { FigureKind } from './figureKind.ts';

/** Formats a part as a percentage of a whole, with as many decimals as are needed to tell it from zero: `0,4 %`, `12 %`. */
const shareText = (part: number, whole: number): string => {
  const share = whole === 0 ? 0 : part / whole;
  return percent(share, share > 0 && share < 0.1 ? 1 : 0);
};

/**
 * Draws a funnel: a bar for each step, from the largest count to the smallest, and between two bars the share that reaches the next step.
 */
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

export const funnel: FigureKind<FunnelFigure> = {
  draw: drawFunnel,
  table: ({ steps }) => ({
    columns: [
      { label: 'Étape' },
      { label: 'Nombre', digits: 0, unit: '' },
      { label: 'De l’étape précédente', digits: 0 },
    ],
    rows: steps.map(({ label, value }, index) => ({
      cells: [label, value, index === 0 ? null : shareText(value, steps[index - 1]?.value ?? 0)],
    })),
  }),
};
