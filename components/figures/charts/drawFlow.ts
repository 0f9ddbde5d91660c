import type { FlowChart } from '../../../data/examples/chartTypes.ts';
import { type Canvas, type Drawing, lines, type Shape } from './shapes.ts';

type Lane = FlowChart['lanes'][number];
const total = ({ steps }: Lane) => steps.reduce((sum, { minutes }) => sum + minutes, 0);
const minutesText = (minutes: number) => (minutes === 0 ? 'automatique' : `${minutes}\u00a0min`);

/** Draws a process before and after the change: one row of steps for each version if there is room, else two columns. */
export const drawFlow = (chart: FlowChart, canvas: Canvas): Drawing =>
  canvas.width < 900 ? columns(chart, canvas) : rows(chart, canvas);

function box(step: Lane['steps'][number], x: number, y: number, w: number, h: number, size: number): Shape[] {
  const paint = step.automatic ? 'on-blue' : 'ink';
  const words = lines(step.label, w - size * 1.6, size);
  const tight = h < size * 4;
  return [
    {
      kind: 'rect',
      x,
      y,
      w,
      h,
      fill: step.automatic ? 'blue' : 'paper',
      stroke: step.automatic ? 'blue' : 'line-strong',
      radius: 2,
    },
    ...words.map(
      (text, index): Shape => ({
        kind: 'text',
        x: x + size * 0.8,
        y: y + size * ((tight ? 1.3 : 1.55) + index * 1.3),
        text,
        size,
        fill: paint,
        bold: true,
      }),
    ),
    {
      kind: 'text',
      x: x + size * 0.8,
      y: y + h - size * (tight ? 0.5 : 0.75),
      text: minutesText(step.minutes),
      size: size * 0.95,
      fill: step.automatic ? 'on-blue' : 'ink-2',
    },
  ];
}

function rows({ lanes }: FlowChart, { width, size, stretch = 1 }: Canvas): Drawing {
  const most = Math.max(...lanes.map(({ steps }) => steps.length));
  const gap = size * 1.7;
  const w = (width - 2 - gap * (most - 1)) / most;
  const h = size * 5.6 * stretch;
  const laneHeight = h + size * 7.2;
  const longest = Math.max(...lanes.map(total));
  const shapes = lanes.flatMap((lane, row): Shape[] => {
    const y = laneHeight * row + size * 2.2;
    const barY = y + h + size * 1.3;
    const length = ((width - size * 9) * total(lane)) / longest;
    return [
      { kind: 'text', x: 0, y: y - size * 0.9, text: lane.label, size: size * 1.15, fill: 'ink', bold: true },
      ...lane.steps.flatMap((step, index): Shape[] => {
        const x = 1 + (w + gap) * index;
        const link: Shape[] =
          index === 0
            ? []
            : [
                {
                  kind: 'line',
                  points: [
                    [x - gap, y + h / 2],
                    [x, y + h / 2],
                  ],
                  stroke: 'line-strong',
                  width: 1.2,
                },
              ];
        return [...link, ...box(step, x, y, w, h, size)];
      }),
      { kind: 'rect', x: 0, y: barY, w: length, h: size * 0.9, fill: row === 0 ? 'line-strong' : 'blue', radius: 1 },
      {
        kind: 'text',
        x: length + size * 0.7,
        y: barY + size * 0.85,
        text: `${total(lane)}\u00a0min`,
        size,
        fill: 'ink',
        bold: true,
      },
    ];
  });
  return { width, height: laneHeight * lanes.length - size * 1.5, shapes };
}

function columns({ lanes }: FlowChart, { width, size, compact, stretch = 1 }: Canvas): Drawing {
  const gap = size * 1.6;
  // Leaves one unit free on the left and right: half of a box's stroke is drawn outside the box.
  const w = (width - 2 - gap * (lanes.length - 1)) / lanes.length;
  const h = size * (compact ? 2.88 : 5.3) * stretch;
  const step = h + size * 0.7;
  const most = Math.max(...lanes.map(({ steps }) => steps.length));
  const shapes = lanes.flatMap((lane, column): Shape[] => {
    const x = 1 + (w + gap) * column;
    return [
      { kind: 'text', x, y: size * 1.1, text: lane.label, size: size * 1.1, fill: 'ink', bold: true },
      {
        kind: 'text',
        x: x + w,
        y: size * 1.1,
        text: `${total(lane)}\u00a0min`,
        size: size * 1.1,
        fill: column === 0 ? 'ink' : 'link',
        anchor: 'end',
        bold: true,
      },
      ...lane.steps.flatMap((each, index): Shape[] => {
        const y = size * 2 + step * index;
        const link: Shape[] =
          index === 0
            ? []
            : [
                {
                  kind: 'line',
                  points: [
                    [x + w / 2, y - size * 0.7],
                    [x + w / 2, y],
                  ],
                  stroke: 'line-strong',
                  width: 1.2,
                },
              ];
        return [...link, ...box(each, x, y, w, h, size)];
      }),
    ];
  });
  return { width, height: size * 2 + step * most, shapes };
}
