import type { GanttChart } from '../../../data/examples/chartTypes.ts';
import { type Canvas, type Drawing, type Shape, textWidth } from './shapes.ts';

/** Draws the bars of the work packages over months, one of them blue, and the milestones as diamonds on the last row. */
export function drawGantt(
  { months, tasks, milestones }: GanttChart,
  { width, size, compact, stretch = 1, values = false }: Canvas,
): Drawing {
  const stacked = width < 480;
  const left = stacked ? 0 : Math.max(...tasks.map(({ label }) => textWidth(label, size))) + size;
  const room = width - left - size;
  const at = (month: number) => left + (room * month) / months;
  const step = size * (compact ? 2.7 : stacked ? 3.1 : 2.5) * (stacked ? Math.max(1, stretch) : stretch);
  const top = size * 2.2;
  const bottom = top + step * tasks.length;
  const ticks = Array.from({ length: months / 3 + 1 }, (_, index) => index * 3);
  const shapes: Shape[] = ticks.flatMap((month): Shape[] => [
    {
      kind: 'line',
      points: [
        [at(month), size * 1.6],
        [at(month), bottom + size * 2.2],
      ],
      stroke: 'line',
      width: 1,
    },
    {
      kind: 'text',
      x: at(month),
      y: size,
      text: `M${month}`,
      size: size * 0.9,
      fill: 'ink-3',
      anchor: month === 0 ? 'start' : month === months ? 'end' : 'middle',
    },
  ]);
  tasks.forEach(({ label, from, to, hot }, row) => {
    const y = top + step * row;
    const bar = size * 1.15;
    shapes.push(
      {
        kind: 'text',
        x: 0,
        y: stacked ? y + size : y + step / 2 + size * 0.35,
        text: label,
        size,
        fill: 'ink',
        bold: hot ?? false,
      },
      {
        kind: 'rect',
        x: at(from),
        y: stacked ? y + size * 1.45 : y + (step - bar) / 2,
        w: at(to) - at(from),
        h: bar,
        fill: hot ? 'blue' : 'ink-3',
        radius: 1,
      },
    );
    const text = `M${from}–M${to}`;
    // Whether the label fits after the end of its bar; otherwise it is drawn before the bar.
    const fits = at(to) + size * 0.5 + textWidth(text, size * 0.9) <= width;
    if (values)
      shapes.push({
        kind: 'text',
        x: fits ? at(to) + size * 0.5 : at(from) - size * 0.5,
        y: (stacked ? y + size * 1.45 : y + (step - bar) / 2) + size * 0.9,
        text,
        size: size * 0.9,
        fill: 'ink-2',
        anchor: fits ? 'start' : 'end',
      });
  });
  const r = size * 0.55;
  for (const { label, month } of milestones) {
    const [x, y] = [at(month), bottom + size * 0.9];
    shapes.push(
      {
        kind: 'line',
        points: [
          [x, y - r],
          [x + r, y],
          [x, y + r],
          [x - r, y],
          [x, y - r],
        ],
        stroke: 'ink',
        width: 1.4,
        fill: 'paper',
      },
      {
        kind: 'text',
        x,
        y: y + size * 2,
        text: label,
        size: size * 0.9,
        fill: 'ink',
        anchor: month === months ? 'end' : 'middle',
        bold: true,
      },
    );
  }
  return { width, height: bottom + size * 3.4, shapes };
}
