import { expect, test } from 'vitest';
import type { ArticleFigure, CurveCrossing, CurvesFigure } from '../../data/articles/figureTypes.ts';
import { doctrine } from '../../data/blog/method.ts';
import type { Chart } from '../../data/examples/chartTypes.ts';
import { exampleOf } from '../../data/examples.ts';
import { unchangedContent } from '../../data/settings/unchangedContent.ts';
import { type Shape, textWidth } from './charts/shapes.ts';
import { crossingOf } from './data/crossings.ts';
import { drawFigure, figureTable } from './data/drawFigure.ts';
import { crossingsOf, labelPlace } from './data/labelPlace.ts';
import { scaleOf } from './data/legend.ts';
import { financeBars, planBars, saasMarks } from './documents/coverData.ts';
import { crossings, lanes, mergedStrand } from './weave.ts';

const curves = (values: readonly number[], ...crossings: CurveCrossing[]): CurvesFigure => ({
  type: 'curves',
  title: 'T',
  measure: 'M',
  x: { label: 'Mois', values: [0, 1, 2] },
  unit: '€',
  series: [
    { name: 'Gain', values, hot: true },
    { name: 'Coût', values: [30, 30, 30] },
  ],
  crossings,
});

test('a crossing is where the segment that joins two values meets zero, or the other series', () => {
  expect(crossingOf(curves([0, -10, 10]), { of: 'Gain', label: 'équilibre' })).toMatchObject({ x: 1.5, y: 0 });
  expect(crossingOf(curves([0, 20, 60]), { of: 'Gain', with: 'Coût', label: 'équilibre' })).toMatchObject({
    x: 1.25,
    y: 30,
  });
});

test('a mark on curves that never cross, or of a series that is not there, fails', () => {
  expect(() => crossingOf(curves([1, 2, 3]), { of: 'Gain', label: '' })).toThrow(/crosses nothing/);
  expect(() => crossingOf(curves([1, 2, 3]), { of: 'Perte', label: '' })).toThrow(/Perte/);
});

test('a scale holds zero and every value on round marks', () => {
  expect(scaleOf([-2522, 5272], 5)).toMatchObject({ from: -4000, to: 6000 });
  expect(scaleOf([3, 9], 5).ticks).toEqual([0, 2, 4, 6, 8, 10]);
});

const all: ArticleFigure[] = [
  curves([0, -10, 60], { of: 'Gain', label: 'L’équilibre arrive au milieu du deuxième mois' }),
  {
    type: 'groups',
    title: 'T',
    measure: 'M',
    unit: '%',
    series: ['2023', '2024'],
    line: { value: 5, label: 'Seuil' },
    groups: [{ label: 'Entreprises de dix à quarante-neuf personnes, tous secteurs', values: [null, 9] }],
  },
  {
    type: 'ranges',
    title: 'T',
    measure: 'M',
    unit: '%',
    signed: true,
    dots: ['Ressenti', 'Mesuré'],
    range: 'Étendue',
    rows: [
      { label: 'Développeurs', values: [20, -19], range: [-39, 2] },
      { label: 'Étendue seule', values: [null, null], range: [-39, 2] },
    ],
  },
  {
    type: 'funnel',
    title: 'T',
    measure: 'M',
    unit: 'visites',
    steps: [
      { label: 'Visites', value: 4000 },
      { label: 'Demandes', value: 60 },
    ],
  },
];

/** Returns the leftmost and the rightmost coordinate of a shape. */
function reachOf(shape: Shape): [number, number] {
  switch (shape.kind) {
    case 'rect':
      return [shape.x, shape.x + shape.w];
    case 'circle':
      return [shape.x - shape.r, shape.x + shape.r];
    case 'line':
      return [Math.min(...shape.points.map(([x]) => x)), Math.max(...shape.points.map(([x]) => x))];
    case 'text': {
      const width = textWidth(shape.text, shape.size, shape.bold);
      const before = { start: 0, middle: width / 2, end: width }[shape.anchor ?? 'start'];
      return [shape.x - before, shape.x - before + width];
    }
  }
}

test.each(all.map((figure) => [figure.type, figure] as const))(
  'nothing of %s leaves its canvas, on a phone or a desktop',
  (_type, figure) => {
    for (const canvas of [
      { width: 760, size: 15 },
      { width: 300, size: 13 },
    ]) {
      const { shapes, height } = drawFigure(figure, canvas);
      expect(height).toBeGreaterThan(0);
      for (const shape of shapes) {
        const [left, right] = reachOf(shape);
        expect(left, JSON.stringify(shape)).toBeGreaterThanOrEqual(-1);
        // `reachOf` overestimates the width of a text, so a shape may seem to reach 3 % beyond the canvas.
        expect(right, JSON.stringify(shape)).toBeLessThanOrEqual(canvas.width * 1.03);
      }
    }
  },
);

test('the table beside a figure has every value, and names what is missing', () => {
  expect(all.map((figure) => figureTable(figure).rows.map(({ cells }) => cells))).toEqual([
    [
      ['0', 0, 30],
      ['1', -10, 30],
      ['2', 60, 30],
    ],
    [['Entreprises de dix à quarante-neuf personnes, tous secteurs', doctrine.missing.word, 9]],
    [
      ['Développeurs', 20, -19, 'de\u00a0−39 à\u00a0+2\u00a0%'],
      ['Étendue seule', '—', '—', 'de\u00a0−39 à\u00a0+2\u00a0%'],
    ],
    [
      ['Visites', 4000, null],
      ['Demandes', 60, '1,5\u00a0%'],
    ],
  ]);
});

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

/** Returns the charts of one type in a sample. */
const chartsOf = <Type extends string>(slug: string, type: Type) =>
  exampleOf(unchangedContent, slug)
    .pages.flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.kind === 'chart' && block.chart.type === type ? [block.chart as Extract<Chart, { type: Type }>] : [],
    );

test('the bars of the financial cover have the proportions of the revenue forecast', () => {
  const [revenue] = chartsOf('analyse-financiere', 'columns');
  const values = (revenue?.bars ?? []).map(({ value }) => value);
  const scale = (financeBars.at(-1) ?? 0) / (values.at(-1) ?? 1);
  expect(financeBars).toHaveLength(values.length);
  for (const [index, height] of financeBars.entries())
    expect(Math.abs(height - (values[index] ?? 0) * scale)).toBeLessThanOrEqual(0.6);
});

test('the discs of the SaaS cover are the marks of the six actors, rounded', () => {
  const [marks] = chartsOf('saas-b2b', 'dots');
  expect(saasMarks).toEqual(marks?.rows.map(({ values }) => values.map(Math.round).join('')));
});

test('the bars of the strategic cover are the months of the plan’s projects', () => {
  const [plan] = chartsOf('strategie', 'gantt');
  expect(planBars.map(([from, to]) => [from, to])).toEqual(plan?.tasks.map(({ from, to }) => [from, to]));
});

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
