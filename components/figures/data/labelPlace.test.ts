import { expect, test } from 'vitest';
import { crossingsOf, labelPlace } from './labelPlace.ts';

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
