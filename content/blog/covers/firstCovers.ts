import type { Shape } from '../../../components/figures/charts/shapes.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { adoptionBySize } from '../article-1/figures.ts';
import { balances, breakEven, full, half, halfAlone } from '../article-2/accounts.ts';
import { providersOverYears } from '../article-3/figures.ts';
import { misfitTask } from '../article-4/figures.ts';
import { nightsByStay } from '../article-5/stays.ts';
import { measuredShares } from '../article-6/projects.ts';
import { axis, box, type CoverShapes, dot, FOOT, figure, LEFT, RIGHT, scaled, stroke, word } from './pen.ts';

/** Share of small, medium and large French firms that use AI; the bar of the small firms, the reader's size, is blue. */
export const cover1: CoverShapes = () => {
  const [small = 0, middle = 0, large = 0] = adoptionBySize.groups.map(({ values }) => values[1] ?? 0);
  const base = 160;
  const tall = scaled(0, large, 0, 104);
  const bar = (x: number, value: number, fill: 'blue' | 'ink') => box(x, base - tall(value), 56, tall(value), fill);
  return [
    bar(48, small, 'blue'),
    bar(132, middle, 'ink'),
    bar(216, large, 'ink'),
    axis(base),
    figure(76, base - tall(small) - 10, `${small}\u00a0%`, 'link', 'middle'),
    figure(244, base - tall(large) - 10, `${large}\u00a0%`, 'ink', 'middle'),
    word(76, FOOT, 'petites', 'middle'),
    word(244, FOOT, 'grandes', 'middle'),
  ];
};

const MONTHS = 18;

/** Balance of the fictional case under its three assumptions, with a dot at the month in which each recovers its cost. */
export const cover2: CoverShapes = (content) => {
  const lines = [full, halfAlone, half].map((scenario) => ({
    values: balances(content, scenario, MONTHS),
    even: breakEven(content, scenario),
  }));
  const all = lines.flatMap(({ values }) => values);
  const x = scaled(1, MONTHS, LEFT, RIGHT);
  const y = scaled(Math.min(...all), Math.max(...all), 156, 28);
  const shown = lines.filter(({ even }) => even <= MONTHS);
  return [
    axis(y(0)),
    ...lines
      .map(({ values }, index) =>
        stroke(
          values.map((value, month) => [x(month + 1), y(value)] as const),
          index === 0 ? 'blue' : 'ink-3',
          index === 0 ? 3 : 1.6,
        ),
      )
      .reverse(),
    ...shown.flatMap(({ even }, index): Shape[] => {
      const month = Math.ceil(even);
      return [
        index === 0 ? dot(x(even), y(0), 'blue') : dot(x(even), y(0), 'paper', 4, 'ink-2'),
        index === 0
          ? word(x(even), FOOT, `mois\u00a0${month}`, 'middle', 'link')
          : word(x(even), FOOT, String(month), 'middle'),
      ];
    }),
  ];
};

/** Market shares of two providers over three years. */
export const cover3: CoverShapes = () => {
  const years = providersOverYears.x.values;
  const x = scaled(years[0] ?? 0, years.at(-1) ?? 1, 40, 216);
  const y = scaled(12, 50, 142, 30);
  return [
    ...years.map((year) =>
      stroke(
        [
          [x(year), 24],
          [x(year), 156],
        ],
        'line',
        1,
      ),
    ),
    ...[...providersOverYears.series].reverse().flatMap(({ values, hot }): Shape[] => {
      const last = values.at(-1) ?? 0;
      const paint = hot ? 'blue' : 'ink';
      return [
        stroke(
          values.map((value, index) => [x(years[index] ?? 0), y(value ?? 0)] as const),
          paint,
          hot ? 3 : 2,
        ),
        dot(216, y(last), paint, hot ? 6 : 4),
        figure(230, y(last) + 9, `${last}\u00a0%`, hot ? 'link' : 'ink'),
      ];
    }),
    word(40, FOOT, String(years[0]), 'middle'),
    word(216, FOOT, String(years.at(-1)), 'middle'),
  ];
};

/** Right answers on the task that traps the tool: one percentage without AI, a range with AI. */
export const cover4: CoverShapes = () => {
  const alone = misfitTask.rows[0]?.values[0] ?? 0;
  const [low, high] = misfitTask.rows[1]?.range ?? [0, 0];
  const x = scaled(50, 100, LEFT, RIGHT);
  const base = 136;
  return [
    box(x(low), base - 28, x(high) - x(low), 28, 'doubt'),
    axis(base),
    ...[50, 60, 70, 80, 90, 100].map((tick) =>
      stroke(
        [
          [x(tick), base],
          [x(tick), base + 5],
        ],
        'ink',
        1,
      ),
    ),
    stroke(
      [
        [x(alone), base],
        [x(alone), 72],
      ],
      'blue',
      3,
    ),
    dot(x(alone), 66, 'blue', 8),
    figure(x(alone), 48, `${decimal(alone, 1)}\u00a0%`, 'link', 'middle'),
    word((x(low) + x(high)) / 2, base - 38, `${decimal(low)} à ${decimal(high, 1)}\u00a0%`, 'middle'),
    word(LEFT, base + 24, '50\u00a0%'),
    word((x(low) + x(high)) / 2, base + 24, 'avec', 'middle', 'ink'),
    word(x(alone), base + 24, 'sans IA', 'middle', 'ink'),
  ];
};

/** Nights to sell according to two models' answers, then to three computations; the middle computation is the expensive case. */
export const cover5: CoverShapes = () => {
  const bars = nightsByStay.groups.map(({ values: [value], hypothesis }) => ({ value: value ?? 0, hypothesis }));
  const most = Math.max(...bars.map(({ value }) => value));
  const least = Math.min(...bars.map(({ value }) => value));
  const base = 160;
  const tall = scaled(0, most, 0, 112);
  const at = (index: number) => 40 + index * 52;
  const line = base - tall(least);
  return [
    ...bars.map(({ value, hypothesis }, index) =>
      box(at(index), base - tall(value), 32, tall(value), hypothesis ? 'doubt' : value === most ? 'blue' : 'ink'),
    ),
    axis(base),
    stroke(
      [
        [LEFT, line],
        [RIGHT, line],
      ],
      'ink-3',
      1,
      '2 4',
    ),
    ...bars.flatMap(({ value }, index): Shape[] => {
      if (value === most) return [figure(at(index) + 16, base - tall(value) - 9, String(value), 'link', 'middle', 32)];
      return value === least ? [word(at(index) + 16, line - 8, String(value), 'middle')] : [];
    }),
    word(82, FOOT, 'répondu', 'middle'),
    word(212, FOOT, 'calculé', 'middle', 'ink'),
  ];
};

/** Hours saved: the assumption of the calculator, beside the results of surveys. */
export const cover6: CoverShapes = () => {
  const [believed, ...measured] = measuredShares;
  const long = scaled(0, believed.share, 0, RIGHT - LEFT);
  const text = (share: number) => {
    const value = Math.round(share * 1000) / 10;
    return `${decimal(value, Number.isInteger(value) ? 0 : 1)}\u00a0%`;
  };
  return [
    box(LEFT, 30, long(believed.share), 38, 'doubt'),
    figure(RIGHT, 98, `${decimal(believed.share * 100)}\u00a0%`, 'ink', 'end'),
    ...measured.flatMap(({ share }, index): Shape[] => {
      const y = 80 + index * 32;
      const first = index === 0;
      return [
        box(LEFT, y, long(share), 24, first ? 'blue' : 'ink'),
        word(LEFT + long(share) + 10, y + 17, text(share), 'start', first ? 'link' : 'ink'),
      ];
    }),
    stroke(
      [
        [LEFT, 22],
        [LEFT, 176],
      ],
      'ink',
      1,
    ),
  ];
};
