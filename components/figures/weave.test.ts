import { expect, test } from 'vitest';
import { crossings, lanes, mergedStrand } from './weave.ts';

const hero = { xs: -10, x0: 288, x1: 738, xm: 898, yc: 605, gap: 34 };

test('five stages turn the order of the strands round', () => {
  expect(
    [1, 2, 3, 4, 5].map((stage) =>
      lanes(stage)
        .map((strand) => strand + 1)
        .join(''),
    ),
  ).toEqual(['21435', '24153', '42513', '45231', '54321']);
});

test('each of the ten pairs of strands crosses exactly once', () => {
  const pairs = new Set<string>();
  for (let stage = 0; stage < 5; stage++) {
    for (let lane = stage % 2; lane < 4; lane += 2) {
      const [a, b] = [lanes(stage)[lane] ?? 0, lanes(stage)[lane + 1] ?? 0];
      pairs.add([a, b].sort().join('-'));
    }
  }
  expect(pairs.size).toBe(10);
  expect(crossings(hero)).toHaveLength(10);
});

test('every strand ends on the axis, where the human line starts', () => {
  for (const strand of [0, 1, 2, 3, 4]) expect(mergedStrand(hero, strand)).toMatch(/898 605$/);
});
