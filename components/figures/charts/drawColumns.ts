import type { ColumnsChart } from '../../../data/examples/chartTypes.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import type { Canvas, Drawing, Shape } from './shapes.ts';

const GRID = [0.25, 0.5, 0.75, 1];

/** Draws vertical bars: solid for measured values, hatched for forecasts. */
export function drawColumns({ bars, digits }: ColumnsChart, { width, size, compact, stretch = 1 }: Canvas): Drawing {
  const forecast = bars.some((bar) => bar.forecast);
  const top = size * (forecast ? 4.6 : 2.6);
  const plot = Math.min(width * (compact ? 0.18 : 0.52), 330) * stretch;
  const base = top + plot;
  const step = width / bars.length;
  const barWidth = step * 0.58;
  const most = Math.max(...bars.map(({ value }) => value));
  const shapes: Shape[] = GRID.map((part) => ({
    kind: 'line',
    points: [
      [0, base - plot * part],
      [width, base - plot * part],
    ],
    stroke: 'line',
    width: 1,
  }));
  bars.forEach(({ label, value, forecast: later }, index) => {
    const x = step * index + (step - barWidth) / 2;
    const height = (plot * value) / most;
    const middle = x + barWidth / 2;
    shapes.push(
      {
        kind: 'rect',
        x,
        y: base - height,
        w: barWidth,
        h: height,
        fill: later ? 'hatch' : 'ink',
        ...(later && { stroke: 'link' as const }),
      },
      {
        kind: 'text',
        x: middle,
        y: base - height - size * 0.55,
        text: decimal(value, digits),
        size: size * 1.5,
        fill: 'ink',
        anchor: 'middle',
        serif: true,
      },
      { kind: 'text', x: middle, y: base + size * 1.7, text: label, size, fill: 'ink-2', anchor: 'middle' },
    );
  });
  shapes.push({
    kind: 'line',
    points: [
      [0, base],
      [width, base],
    ],
    stroke: 'ink',
    width: 1,
  });
  if (forecast)
    shapes.push(
      ...legend(
        width,
        size,
        bars.every((bar) => bar.forecast),
      ),
    );
  return { width, height: base + size * 2.4, shapes };
}

/** Draws the legend of solid (measured) and hatched (forecast) bars; only of hatched ones if nothing was measured. */
function legend(width: number, size: number, onlyForecast: boolean): Shape[] {
  const swatch = size * 0.85;
  const y = size * 0.25;
  const second = width - size * 6;
  const first = second - size * 6;
  const measured: Shape[] = [
    { kind: 'rect', x: first, y, w: swatch, h: swatch, fill: 'ink' },
    { kind: 'text', x: first + size * 1.4, y: y + swatch, text: 'Réalisé', size, fill: 'ink-2' },
  ];
  return [
    ...(onlyForecast ? [] : measured),
    { kind: 'rect', x: second, y, w: swatch, h: swatch, fill: 'hatch', stroke: 'link' },
    { kind: 'text', x: second + size * 1.4, y: y + swatch, text: 'Prévision', size, fill: 'ink-2' },
  ];
}
