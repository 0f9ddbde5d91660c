import type { Shape } from '../../../components/figures/charts/shapes.ts';
import { decimal, euros } from '../../../data/french/frenchNumbers.ts';
import { declaredGains } from '../article-13/gains.ts';
import { review, week } from '../article-14/review.ts';
import { funnel } from '../article-15/funnel.ts';
import { allCosts, costs } from '../article-17/breakEven.ts';
import { returns } from '../article-18/scenarios.ts';
import { axis, box, type CoverShapes, dot, FOOT, figure, LEFT, RIGHT, scaled, stroke, word } from './pen.ts';

/** Half a clock dial in blue: the thirty minutes of the title. */
export const cover12: CoverShapes = () => {
  const [cx, cy] = [214, 96];
  const around = (r: number, minutes: number): readonly [number, number] => {
    const turn = (minutes / 60) * 2 * Math.PI;
    return [cx + r * Math.sin(turn), cy - r * Math.cos(turn)];
  };
  const arc = (r: number, to: number, every: number) =>
    Array.from({ length: to / every + 1 }, (_, index) => around(r, index * every));
  return [
    stroke(arc(72, 60, 1), 'ink-3', 6, '1.2 6.336'),
    stroke(arc(54, 30, 1), 'blue', 18),
    stroke([around(0, 0), around(54, 30)], 'ink', 2.5),
    dot(cx, cy, 'ink', 4),
    figure(36, 112, '30', 'ink', 'start', 56),
    word(38, 136, 'minutes', 'start', 'ink'),
  ];
};

/** Shares of users who report each gain: from time at work (the most) to income (the fewest). */
export const cover13: CoverShapes = () => {
  const shares = declaredGains.groups.map(({ values }) => values[0] ?? 0);
  const last = shares.length - 1;
  const long = scaled(0, shares[0] ?? 1, 0, 140);
  return [
    ...shares.flatMap((share, index): Shape[] => {
      const y = 30 + index * 37;
      const end = LEFT + long(share);
      const isEnd = index === 0 || index === last;
      const paint = index === last ? 'link' : 'ink';
      return [
        box(LEFT, y, long(share), 26, index === last ? 'blue' : index === 0 ? 'ink' : 'line-strong'),
        ...(isEnd
          ? [
              figure(end + 12, y + 22, `${share}\u00a0%`, paint),
              word(end + 78, y + 18, index === 0 ? 'travail' : 'recette', 'start', paint),
            ]
          : []),
      ];
    }),
    stroke(
      [
        [LEFT, 20],
        [LEFT, 178],
      ],
      'ink',
      1,
    ),
  ];
};

/** Minutes gained according to the number of discarded drafts, for a quick and a slow review; the dots mark where the gain ends. */
export const cover14: CoverShapes = () => {
  const drafts = review.x.values;
  const values = review.series.flatMap((one) => one.values.map((value) => value ?? 0));
  const x = scaled(0, week.drafts, LEFT, RIGHT);
  const y = scaled(Math.min(...values), Math.max(...values), 164, 40);
  return [
    axis(y(0)),
    ...review.series.flatMap((one): Shape[] => {
      const gains = one.values.map((value) => value ?? 0);
      const after = gains.findIndex((value) => value < 0);
      const [before, next] = [gains[after - 1] ?? 0, gains[after] ?? -1];
      const [start, end] = [drafts[after - 1] ?? 0, drafts[after] ?? 0];
      const even = start + ((end - start) * before) / (before - next);
      const paint = one.hot ? 'blue' : 'ink';
      return [
        stroke(
          gains.map((value, index) => [x(drafts[index] ?? 0), y(value)] as const),
          paint,
          one.hot ? 3 : 2,
        ),
        dot(x(even), y(0), paint, one.hot ? 6 : 4),
        one.hot
          ? figure(x(even) - 6, y(0) + 32, decimal(Math.floor(even)), 'link', 'end')
          : figure(x(even) + 4, y(0) - 12, decimal(Math.floor(even)), 'ink'),
      ];
    }),
    word(RIGHT, 40, `sur ${week.drafts} jetés`, 'end'),
  ];
};

/** Share of requests that each step keeps from the step before; the first loss, the costliest, is blue. */
export const cover15: CoverShapes = () => {
  const counts = funnel.steps.map(({ value }) => Math.round(value));
  const long = scaled(0, counts[0] ?? 1, 0, RIGHT - LEFT);
  const bars = counts.slice(0, -1).flatMap((count, index): Shape[] => {
    const next = counts[index + 1] ?? 0;
    const y = 32 + index * 44;
    return [
      box(LEFT, y, long(next), 30, 'ink'),
      box(LEFT + long(next), y, long(count - next), 30, index === 0 ? 'blue' : 'line-strong'),
    ];
  });
  const [all = 0, reached = 0] = counts;
  return [
    ...bars,
    figure(LEFT + long((all + reached) / 2), 55, `\u2212${all - reached}`, 'on-blue', 'middle', 24),
    word(LEFT, FOOT, `${all} demandes`),
    word(RIGHT, FOOT, `${counts.at(-1)} ventes`, 'end', 'ink'),
  ];
};

/** Two minutes, one bar a second: the first three seconds, when the reader decides, and the last second. */
export const cover16: CoverShapes = () => {
  const pitch = (RIGHT - LEFT) / 60;
  const seconds = (from: number, to: number, base: number, tall: number, paint: 'blue' | 'ink' | 'ink-3') =>
    stroke(
      [
        [LEFT + from * pitch, base - tall / 2],
        [LEFT + to * pitch, base - tall / 2],
      ],
      paint,
      tall,
      paint === 'blue' ? `3 ${pitch - 3}` : `1.8 ${pitch - 1.8}`,
    );
  return [
    seconds(0, 3, 92, 56, 'blue'),
    seconds(3, 60, 92, 18, 'ink-3'),
    axis(92),
    seconds(0, 59, 150, 18, 'ink-3'),
    seconds(59, 59.5, 150, 44, 'ink'),
    axis(150),
    figure(LEFT + 3 * pitch + 10, 58, '3\u00a0s', 'link'),
    word(LEFT, FOOT, 'la page s’affiche'),
    word(RIGHT, FOOT, '2\u00a0min', 'end', 'ink'),
  ];
};

/** First year's costs of a project: those in its quotation, and those the quotation leaves out. */
export const cover17: CoverShapes = () => {
  const long = scaled(0, allCosts, 0, RIGHT - LEFT);
  const end = LEFT + long(costs.quoted);
  return [
    box(LEFT, 84, long(costs.quoted), 52, 'ink'),
    box(end, 84, RIGHT - end, 52, 'blue'),
    figure(LEFT, 70, euros(costs.quoted), 'ink'),
    figure(RIGHT, 70, `+${euros(allCosts - costs.quoted)}`, 'link', 'end'),
    word(LEFT, 160, 'au devis'),
    word(RIGHT, 160, 'oubliés', 'end', 'link'),
  ];
};

/** Return on a hundred euros of costs in five firms: first without the cost of the person in charge, then with it. */
export const cover18: CoverShapes = () => {
  const rows = returns.groups.map(({ values: [forgotten, counted] }) => [forgotten ?? 0, counted ?? 0] as const);
  const best = Math.max(...rows.map(([, counted]) => counted));
  const even = returns.line?.value ?? 100;
  const x = scaled(Math.min(even - 20, ...rows.map(([, counted]) => counted)), Math.max(...rows.flat()), 52, 280);
  return [
    stroke(
      [
        [x(even), 16],
        [x(even), 160],
      ],
      'ink',
      1.2,
      '2 5',
    ),
    ...rows.flatMap(([forgotten, counted], index): Shape[] => {
      const y = 28 + index * 29;
      const hot = counted === best;
      return [
        stroke(
          [
            [x(counted), y],
            [x(forgotten), y],
          ],
          hot ? 'blue' : 'line-strong',
          hot ? 3 : 2,
        ),
        dot(x(forgotten), y, 'paper', 5.5, hot ? 'blue' : 'ink-3'),
        dot(x(counted), y, hot ? 'blue' : 'ink', 6),
        ...(hot
          ? [
              figure(x(counted) - 12, y + 8, decimal(counted), 'link', 'end', 24),
              figure(x(forgotten), y - 12, decimal(forgotten), 'ink-2', 'middle', 20),
            ]
          : []),
      ];
    }),
    word(x(even), FOOT, `${euros(even)} de coûts`, 'middle', 'ink'),
  ];
};
