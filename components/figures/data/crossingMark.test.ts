import { expect, test } from 'vitest';
import { evenHourCurves } from '../../../content/blog/article-10/even-hour-curves.ts';
import { review } from '../../../content/blog/article-14/review.ts';
import { breakEven } from '../../../content/blog/article-17/breakEven.ts';
import { breakEvenFigure } from '../../../content/blog/article-2/figures.ts';
import { providersOverYears } from '../../../content/blog/article-3/figures.ts';
import { textWidth } from '../charts/shapes.ts';
import { LARGE, PHONE } from './canvases.ts';
import { drawCurves } from './drawCurves.ts';
import { crossingsOf, labelPlace } from './labelPlace.ts';

const figures = [breakEvenFigure, providersOverYears, evenHourCurves, review, breakEven];

test.each(figures.flatMap((figure) => [LARGE, PHONE].map((canvas) => ({ figure, canvas, name: figure.title }))))(
  'the words of a crossing touch no curve: $name, $canvas.width wide',
  ({ figure, canvas }) => {
    const { shapes } = drawCurves(figure, canvas);
    const words = shapes.filter((shape) => shape.kind === 'text' && figure.crossing?.label.includes(shape.text));
    const curves = shapes.flatMap((shape) => (shape.kind === 'line' && shape.width > 1 ? [shape.points] : []));
    const boxes = words.flatMap((word) => {
      if (word.kind !== 'text') return [];
      const half = textWidth(word.text, word.size, true) / 2;
      return [
        { left: word.x - half, right: word.x + half, top: word.y - word.size * 0.8, bottom: word.y + word.size * 0.2 },
      ];
    });
    expect(boxes.length).toBeGreaterThan(0);
    expect(boxes.map((box) => crossingsOf(box, curves))).toEqual(boxes.map(() => 0));
  },
);

test('a label leaves the nearest place where a curve runs, and stays inside the plot', () => {
  const within = { left: 0, right: 100, top: 0, bottom: 100 };
  const extent = { width: 30, height: 10 };
  const free = labelPlace([50, 50], extent, 8, { curves: [], marks: [], within });
  expect(free).toEqual({ left: 35, right: 65, top: 32, bottom: 42 });
  const above = [
    [
      [0, 37],
      [100, 37],
    ],
  ] as const;
  const moved = labelPlace([50, 50], extent, 8, { curves: above, marks: [], within });
  expect(crossingsOf(moved, above)).toBe(0);
  expect(labelPlace([2, 2], extent, 8, { curves: [], marks: [], within })).toMatchObject({ left: 7.6, top: 10 });
});
