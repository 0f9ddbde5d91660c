import { expect, test } from 'vitest';
import type { ArticleFigure, CurveCrossing, CurvesFigure } from '../../../data/articles/figureTypes.ts';
import { doctrine } from '../../../data/blog/method.ts';
import { type Shape, textWidth } from '../charts/shapes.ts';
import { crossingOf } from './crossings.ts';
import { drawFigure, figureTable } from './drawFigure.ts';
import { scaleOf } from './legend.ts';

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

/** How far a shape reaches to the left and to the right. */
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
        // An estimated text is wider than the drawn one.
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
