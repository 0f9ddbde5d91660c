import type { Shape } from '../../../components/figures/charts/shapes.ts';
import { decimal, euros } from '../../../data/french/frenchNumbers.ts';
import { adoption } from '../article-7/adoption.ts';
import { agreementCurves } from '../article-8/agreement.ts';
import { onSale } from '../article-9/bills.ts';
import { agency, evenHour, evenHourCurves, own } from '../article-10/quotes.ts';
import { perceivedAndMeasured } from '../article-11/week.ts';
import { axis, box, type CoverShapes, dot, FOOT, figure, LEFT, RIGHT, scaled, stroke, word } from './pen.ts';

/** A hundred firms of the European Union, as dots: those that use AI for marketing or sales, the other users of AI, the rest. */
export const cover7: CoverShapes = () => {
  const [, quotient = 1, marketing = 0] = adoption.groups.map(({ values }) => values[0] ?? 0);
  const users = Math.round((marketing / quotient) * 100);
  const hot = Math.round(marketing);
  const pitch = 13.2;
  const rows = [0, 1, 2, 3, 4];
  // Returns the number of dots in a row when `count` firms are drawn five a column.
  const columns = (count: number, row: number) => Math.ceil((count - row) / rows.length);
  const cells = (row: number, from: number, to: number, paint: 'blue' | 'ink' | 'line-strong') =>
    stroke(
      [
        [LEFT + from * pitch, 74 + row * 18],
        [LEFT + to * pitch - 4, 74 + row * 18],
      ],
      paint,
      13,
      '9.2 4',
    );
  return [
    ...rows.flatMap((row) => [
      cells(row, 0, columns(hot, row), 'blue'),
      cells(row, columns(hot, row), columns(users, row), 'ink'),
      cells(row, columns(users, row), 20, 'line-strong'),
    ]),
    figure(LEFT, 50, `${hot}\u00a0%`, 'link'),
    figure(112, 50, `${users}\u00a0%`, 'ink'),
    word(LEFT, FOOT, 'en marketing', 'start', 'link'),
    word(128, FOOT, 'en tout', 'start', 'ink'),
  ];
};

/** Curve of the article's model: the more often two models agree, the less often their common answer is right. */
export const cover8: CoverShapes = () => {
  const [agreed = [], right = []] = agreementCurves.series.map(({ values }) => values.map((value) => value ?? 0));
  const x = scaled(agreed[0] ?? 0, agreed.at(-1) ?? 1, 44, 276);
  const y = scaled(right.at(-1) ?? 0, right[0] ?? 1, 128, 48);
  const points = right.map((value, index) => [x(agreed[index] ?? 0), y(value)] as const);
  const percent = (value = 0) => `${decimal(value)}\u00a0%`;
  return [
    ...points.map(([px, py]) =>
      stroke(
        [
          [px, py],
          [px, 158],
        ],
        'line-strong',
        1,
      ),
    ),
    axis(158),
    stroke(points, 'ink', 2),
    ...points.map(([px, py], index) =>
      index === points.length - 1 ? dot(px, py, 'blue', 7) : dot(px, py, 'paper', 4.5, 'ink'),
    ),
    figure(58, 44, percent(right[0]), 'ink'),
    figure(288, 96, percent(right.at(-1)), 'link', 'end'),
    word(LEFT, FOOT, 's’accordent peu'),
    word(RIGHT, FOOT, 'toujours', 'end', 'ink'),
  ];
};

/** Price of the same work with three models on sale, as discs in proportion. */
export const cover9: CoverShapes = () => {
  const prices = Object.values(onSale).sort((one, other) => other - one);
  const [most = 1] = prices;
  const radius = (value: number) => 54 * Math.sqrt(value / most);
  const base = 154;
  let x = LEFT;
  const room = prices.reduce((sum, value) => sum + 2 * radius(value), 0);
  const gap = (RIGHT - LEFT - room) / (prices.length - 1);
  return [
    ...prices.flatMap((value, index): Shape[] => {
      const r = radius(value);
      const middle = x + r;
      x += 2 * r + gap;
      const last = index === prices.length - 1;
      const price = `${decimal(value, Number.isInteger(value) ? 0 : 2)}\u00a0$`;
      return [
        dot(middle, base - r, last ? 'blue' : index === 0 ? 'line-strong' : 'ink', r),
        last ? word(RIGHT, FOOT, price, 'end', 'link') : word(middle, FOOT, price, 'middle', 'ink'),
      ];
    }),
    axis(base),
  ];
};

/** Total cost of two quotes for every hourly cost of the client, and the hourly cost at which both are equal. */
export const cover10: CoverShapes = (content) => {
  const { x: hours, series } = evenHourCurves(content);
  const values = series.flatMap((one) => one.values.map((value) => value ?? 0));
  const x = scaled(hours.values[0] ?? 0, hours.values.at(-1) ?? 1, LEFT, RIGHT);
  const y = scaled(Math.min(...values), Math.max(...values), 150, 36);
  const even = evenHour(agency, own(content), 'withoutVat');
  const [slope = 0] = [(series[0]?.values.at(-1) ?? 0) - (series[0]?.values[0] ?? 0)];
  const meet = y((series[0]?.values[0] ?? 0) + (slope * even) / (hours.values.at(-1) ?? 1));
  return [
    axis(158),
    ...series.map((one) =>
      stroke(
        one.values.map((value, index) => [x(hours.values[index] ?? 0), y(value ?? 0)] as const),
        'ink',
        2,
      ),
    ),
    stroke(
      [
        [x(even), meet],
        [x(even), 158],
      ],
      'blue',
      1.4,
      '2 4',
    ),
    dot(x(even), meet, 'blue', 7),
    figure(x(even) - 8, meet - 20, euros(even), 'link', 'end'),
    word(LEFT + 4, y(series[0]?.values[0] ?? 0) - 14, 'agence'),
    word(LEFT + 84, 138, 'consultant'),
    word(x(even), FOOT, 'de l’heure', 'middle', 'ink'),
  ];
};

/** Perceived and measured time, on the one task where both are known. */
export const cover11: CoverShapes = () => {
  const [felt = 0, timed = 0] = perceivedAndMeasured.rows.at(-1)?.values.map((value) => value ?? 0) ?? [];
  const x = scaled(-20, 20, 44, 276);
  const zero = x(0);
  const sign = (value: number) => `${value < 0 ? '\u2212' : '+'}${Math.abs(value)}\u00a0%`;
  return [
    box(x(felt), 62, zero - x(felt), 34, 'doubt'),
    box(zero, 110, x(timed) - zero, 34, 'blue'),
    stroke(
      [
        [zero, 30],
        [zero, 158],
      ],
      'ink',
      1,
    ),
    figure(x(felt), 52, sign(felt), 'ink'),
    figure(x(timed), 100, sign(timed), 'link', 'end'),
    word(x(felt), FOOT, 'ressenti'),
    word(x(timed), FOOT, 'mesuré', 'end', 'ink'),
  ];
};
