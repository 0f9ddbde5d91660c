import type { BalanceChart } from '../../../data/examples/chartTypes.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { type Canvas, type Drawing, type Shape, textWidth } from './shapes.ts';

/** Draws bars above and below a zero line, each with its value; the highlighted bar is the first one with the other sign. */
export function drawBalance({ bars, digits }: BalanceChart, { width, size, compact, stretch = 1 }: Canvas): Drawing {
  const values = bars.map(({ value }) => value);
  const step = width / bars.length;
  const barWidth = step * 0.62;
  const widest = Math.max(...values.map((value) => textWidth(decimal(value, digits), 1, true)));
  const figures = Math.min(size * 0.95, (step * 1.02) / widest);
  const most = Math.max(...values, 0);
  const least = Math.min(...values, 0);
  const plot = Math.min(width * (compact ? 0.4 : 0.5), 320) * stretch;
  const scale = plot / (most - least || 1);
  const zero = size * 1.6 + most * scale;
  const bottom = zero - least * scale + size * (least < 0 ? 1.6 : 0.2);
  const shapes = bars.flatMap(({ label, value, hot }, index): Shape[] => {
    const x = step * index + (step - barWidth) / 2;
    const height = Math.abs(value) * scale;
    const up = value >= 0;
    return [
      {
        kind: 'rect',
        x,
        y: up ? zero - height : zero,
        w: barWidth,
        h: height,
        fill: hot ? 'blue' : up ? 'ink' : 'line-strong',
      },
      {
        kind: 'text',
        x: x + barWidth / 2,
        y: up ? zero - height - size * 0.5 : zero + height + figures * 1.15,
        text: decimal(value, digits),
        size: figures,
        fill: 'ink',
        anchor: 'middle',
        bold: true,
      },
      {
        kind: 'text',
        x: x + barWidth / 2,
        y: bottom + size * 1.2,
        text: label,
        size: Math.min(size * 0.92, step / textWidth(label, 1)),
        fill: hot ? 'link' : 'ink-2',
        anchor: 'middle',
        bold: hot ?? false,
      },
    ];
  });
  const axis: Shape = {
    kind: 'line',
    points: [
      [0, zero],
      [width, zero],
    ],
    stroke: 'ink',
    width: 1,
  };
  return { width, height: bottom + size * 2, shapes: [...shapes, axis] };
}
