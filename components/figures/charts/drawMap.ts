import type { MapChart } from '../../../data/examples/chartTypes.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { type Canvas, type Drawing, type Shape, textWidth } from './shapes.ts';

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
const overlap = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Returns a point's name with its two values, unless the name already contains them. */
function valued({ label, x, y }: MapChart['points'][number], ofX = 0, ofY = 0): string {
  const both = [decimal(x, ofX), decimal(y, ofY)];
  return both.every((value) => label.includes(value)) ? label : `${label} (${both.join(' ; ')})`;
}

/** Draws points on two axes, each with its name where there is room: right, left, above or below. */
export function drawMap(
  { x, y, points }: MapChart,
  { width, size, compact, stretch = 1, values = false }: Canvas,
): Drawing {
  const top = size * 1.8;
  const plot = (compact ? width * 0.62 : width < 480 ? width : Math.min(width * 0.62, 460)) * stretch;
  const bottom = top + plot;
  const radius = size * 0.42;
  const spots = points.map((point) => ({
    ...point,
    label: values ? valued(point, x.digits, y.digits) : point.label,
    px: ((point.x - x.from) / (x.to - x.from)) * width,
    py: bottom - ((point.y - y.from) / (y.to - y.from)) * plot,
  }));
  const taken: Box[] = spots.map(({ px, py }) => ({ x: px - radius, y: py - radius, w: radius * 2, h: radius * 2 }));
  const shapes: Shape[] = [
    {
      kind: 'line',
      points: [
        [0, top],
        [0, bottom],
        [width, bottom],
      ],
      stroke: 'line-strong',
      width: 1,
    },
    {
      kind: 'line',
      points: [
        [width / 2, top],
        [width / 2, bottom],
      ],
      stroke: 'line',
      width: 1,
      dashed: true,
    },
    {
      kind: 'line',
      points: [
        [0, top + plot / 2],
        [width, top + plot / 2],
      ],
      stroke: 'line',
      width: 1,
      dashed: true,
    },
    { kind: 'text', x: 0, y: size, text: axis(y), size: size * 0.92, fill: 'ink-3' },
    { kind: 'text', x: width, y: bottom + size * 1.5, text: axis(x), size: size * 0.92, fill: 'ink-3', anchor: 'end' },
  ];
  for (const { label, px, py, hot } of spots) {
    const w = textWidth(label, size, hot);
    const gap = (hot ? radius * 1.5 : radius) + size * 0.4;
    const beside = [px + gap, px - gap - w];
    const box = (x: number, y: number): Box => ({ x, y, w, h: size * 1.2 });
    const places = [
      ...beside.map((left) => box(left, py - size * 0.6)),
      box(px - w / 2, py - gap - size * 1.1),
      box(px - w / 2, py + gap * 0.8),
      ...beside.flatMap((left) => [box(left, py - size * 1.5), box(left, py + size * 0.3)]),
      ...[0.3, 0.7].flatMap((part) => [box(px - w * part, py - gap - size * 1.1), box(px - w * part, py + gap * 0.8)]),
    ].filter(
      (place) => place.x >= 2 && place.x + place.w <= width && place.y >= top - size && place.y + place.h <= bottom + 2,
    );
    const crowd = (place: Box) => taken.filter((other) => overlap(place, other)).length;
    const [place] = places.sort((a, b) => crowd(a) - crowd(b));
    if (place) {
      taken.push(place);
      shapes.push({
        kind: 'text',
        x: place.x,
        y: place.y + size * 0.95,
        text: label,
        size,
        fill: 'ink',
        bold: hot ?? false,
      });
    }
    shapes.push({
      kind: 'circle',
      x: px,
      y: py,
      r: hot ? radius * 1.5 : radius,
      fill: hot ? 'blue' : 'paper',
      stroke: hot ? 'blue' : 'ink-2',
    });
  }
  return { width, height: bottom + size * 2, shapes };
}

const axis = ({ label, from, to, unit }: MapChart['x']) =>
  unit ? `${label}, de ${from} à ${to}\u00a0${unit}` : `${label}, de ${from} à ${to}`;
