import { describe, expect, it } from 'vitest';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { saasComparison } from '../saasComparison.ts';
import { numbersIn, saidOn } from '../testing/untiedNumbers.ts';
import { actors, families, losses, missingIntegrations, plannedMark, reasons, rivals, today } from './criteria.ts';
import {
  criteriaTable,
  duelTable,
  familyTable,
  gaps,
  lossTable,
  matrixChart,
  planTable,
  priceTable,
  scoreTable,
  valueChart,
  weightTable,
} from './figures.ts';
import {
  advised,
  advisedPrice,
  deals,
  duels,
  gapLosses,
  lost,
  lostFor,
  marksOf,
  means,
  mine,
  ownRank,
  priceTests,
  rivalStandings,
  type Standing,
  standings,
  weightTests,
} from './model.ts';

/** Whether one is rated at least as well for no more money, and better on one of the two. */
const beats = (one: Standing, other: Standing) =>
  one.score >= other.score && one.cost <= other.cost && (one.score > other.score || one.cost < other.cost);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const text = (value: number, digits = 0) => decimal(value, digits).replaceAll('\u00a0', ' ');

describe.each(actors)('$name', (actor) => {
  it('has a mark from 0 to 4 for each of the 42 criteria', () => {
    expect(actor.marks.map((row) => row.length)).toEqual(families.map(({ criteria }) => criteria.length));
    for (const mark of marksOf(actor).flat()) expect([0, 1, 2, 3, 4]).toContain(mark);
    expect(marksOf(actor).flat()).toHaveLength(42);
  });

  it('has the score its 42 marks give, each weighing a seventh of its family', () => {
    const points = marksOf(actor).map((row, family) => (sum(row) / 28) * (families[family]?.weight ?? 0));
    const found = standings[actors.indexOf(actor)];
    expect(found?.score).toBeCloseTo(sum(points), 9);
    expect(found?.cost).toBe(actor.price * 25 * 12 + actor.setup);
  });

  it('stands on the chart with its value, and on the map with its price and score', () => {
    const index = actors.indexOf(actor);
    marksOf(actor).forEach((row, family) => {
      expect(matrixChart.rows[index]?.values[family]).toBeCloseTo(sum(row) / 7, 9);
    });
    const score = text(standings[index]?.score ?? 0, 1);
    expect(numbersIn(valueChart.points[index]?.label ?? '')).toEqual([text(actor.price), score]);
  });
});

it('the weights make 100, and one that weighs ten points more takes them from the others in proportion', () => {
  expect(sum(families.map(({ weight }) => weight))).toBe(100);
  families.forEach(({ name, weight }, raised) => {
    const by = families.map((one, index) =>
      index === raised ? weight + 10 : one.weight - (10 * one.weight) / (100 - weight),
    );
    const score = sum(advised.byFamily.map((mark, index) => ((by[index] ?? 0) * mark) / 4));
    expect(weightTests[raised], name).toMatchObject({ name, improvedScore: expect.closeTo(score, 9) });
  });
});

it('the matrix has a legend for every size and a value for every disc', () => {
  expect(matrixChart.scale).toHaveLength(matrixChart.max + 1);
  expect(matrixChart.digits).toBe(1);
});

it('the losses add up, by winner and by reason, and each has a cause in the marks', () => {
  expect([lost, deals, gapLosses]).toEqual([42, 80, 28]);
  expect(sum(reasons.map(lostFor))).toBe(lost);
  expect(sum(missingIntegrations.map(({ count }) => count))).toBe(lostFor('Intégration'));
  for (const [reason, family] of [
    ['Intégration', 'Intégrations'],
    ['Automatisation', 'Automatisation'],
  ] as const) {
    const at = families.findIndex(({ name }) => name === family);
    const own = marksOf(today)[at] ?? [];
    for (const { to, counts } of losses.filter((one) => (one.counts[reasons.indexOf(reason)] ?? 0) > 0)) {
      const winner = actors.find(({ name }) => name === to);
      const better = winner && marksOf(winner)[at]?.some((mark, index) => mark > (own[index] ?? 0));
      expect(better, `${to}, ${reason}, ${counts}`).toBe(true);
    }
  }
  for (const { to, counts } of losses.filter((one) => (one.counts[reasons.indexOf('Prix')] ?? 0) > 0))
    expect(actors.find(({ name }) => name === to)?.price, `${counts}`).toBeLessThan(today.price);
});

it('each integration the plan adds is complete at two rivals or more', () => {
  const at = families.findIndex(({ name }) => name === 'Intégrations');
  for (const index of [0, 1, 2]) {
    expect(marksOf(today)[at]?.[index]).toBe(1);
    expect(rivals.filter((rival) => (marksOf(rival)[at]?.[index] ?? 0) >= 3).length).toBeGreaterThanOrEqual(2);
  }
});

describe('the conclusion, put to all six', () => {
  it('the offer is second of six, under the mean in two families, and third under two of the weightings tried', () => {
    expect(ownRank).toBe(2);
    expect(gaps.map(({ name }) => name)).toEqual(['Automatisation', 'Intégrations']);
    expect(weightTests.filter((test) => test.today === 3).map(({ name }) => name)).toEqual([
      'Automatisation',
      'Intégrations',
    ]);
    expect(weightTests.every((test) => test.improved === 2 && test.today <= 3)).toBe(true);
  });

  it('no rival is rated better for less, and the two that are beaten are B and D', () => {
    for (const rival of rivalStandings) expect(beats(rival, advised), rival.name).toBe(false);
    expect(rivalStandings.filter((rival) => beats(advised, rival)).map(({ name }) => name)).toEqual([
      'Éditeur B',
      'Éditeur D',
    ]);
    expect(duels.filter(({ verdict }) => verdict === 'devancé').map(({ name }) => name)).toEqual([
      'Éditeur B',
      'Éditeur D',
    ]);
    expect(duels.map(({ name }) => name)).toEqual(rivals.map(({ name }) => name));
    expect(rivalStandings.filter(({ score }) => score > mine.score).map(({ name }) => name)).toEqual(['Éditeur A']);
  });

  it('the price is the highest tried that keeps a quarter under those beaten, and its losses are affordable', () => {
    const next = priceTests.find(({ price }) => price > advisedPrice);
    const chosen = priceTests.find(({ price }) => price === advisedPrice);
    expect(chosen?.discount).toBeGreaterThanOrEqual(0.25);
    expect(next?.discount).toBeLessThan(0.25);
    expect((chosen?.needed ?? 0) * advisedPrice).toBeGreaterThanOrEqual(38 * today.price);
    expect(((chosen?.needed ?? 0) - 1) * advisedPrice).toBeLessThan(38 * today.price);
  });

  it('only the criteria of the plan change, and to the mark it gives them', () => {
    const marks = marksOf(today).map((row, family) =>
      row.map(
        (mark, index) => plannedMark(families[family]?.name ?? '', families[family]?.criteria[index] ?? '') ?? mark,
      ),
    );
    expect(marks.flat().filter((mark, index) => mark !== marksOf(today).flat()[index])).toEqual([3, 3, 3, 3]);
    marks.forEach((row, family) => {
      expect(advised.byFamily[family]).toBeCloseTo(sum(row) / 7, 9);
    });
  });
});

it('the tables are what the model gives, cell by cell', () => {
  const cells = ({ rows }: typeof duelTable) => rows.map((row) => [...row.cells]);
  expect(cells(scoreTable).slice(0, 6)).toEqual(
    standings.map(({ name, score, price, cost, share }) => [name, score, price, cost, share]),
  );
  expect(sum(cells(scoreTable).map((row) => Number(row[4])))).toBe(100);
  expect(cells(familyTable)).toEqual(
    families.map(({ name, weight }, index) => [name, weight, mine.byFamily[index], means[index]]),
  );
  expect(cells(lossTable).slice(0, -1)).toEqual(losses.map(({ to, counts }) => [to, ...counts, sum(counts)]));
  expect(cells(criteriaTable('Intégrations')).slice(0, 7)).toEqual(
    (families[3]?.criteria ?? []).map((name, index) => [name, ...actors.map((actor) => marksOf(actor)[3]?.[index])]),
  );
  expect(cells(duelTable)).toEqual(
    duels.map((duel) => [duel.name, duel.score, duel.cost, duel.perPoint, duel.verdict]),
  );
  expect(cells(priceTable)).toEqual(
    priceTests.map(({ price, cost, discount, spare }) => [`${price} €`, cost, Math.floor(discount * 100), spare]),
  );
  expect(cells(weightTable).map((row) => row[3])).toEqual(weightTests.map(({ improvedScore }) => improvedScore));
  expect(planTable.rows.flatMap(({ cells: [, before, after] }) => numbersIn(`${before} ; ${after}`))).toEqual([
    '2,00',
    text(advised.byFamily[3] ?? 0, 2),
    '2,00',
    text(advised.byFamily[1] ?? 0, 2),
    '45',
    '54',
    text(mine.score, 1),
    text(advised.score, 1),
    text(mine.cost),
    text(advised.cost),
  ]);
});

/** Numbers of the words, computed again: one edited by hand no longer agrees. */
it('the words say the numbers of the model', () => {
  const [, extract] = saasComparison.analyses;
  const prose = (extract?.prose ?? []).map((block) => ('text' in block ? block.text : '')).join('\n');
  expect(numbersIn(prose)).toEqual([
    '38',
    '80',
    text((38 / 80) * 100, 1),
    '6',
    '42',
    '28',
    '14',
    '17',
    '28',
    '38',
    '52',
    '80',
    text((52 / 80) * 100),
  ]);
  expect(numbersIn(saasComparison.recommendation.lead)).toEqual([
    text(mine.score, 1),
    text(advised.score, 1),
    '45',
    '54',
    '7',
  ]);
  expect(numbersIn(saidOn(saasComparison, 14))).toEqual(['24', '42', '6', '28']);
  expect(numbersIn(saidOn(saasComparison, 51))).toEqual([
    ...duels.flatMap(({ verdict, perPoint }) => (verdict === 'moins cher, moins bon' ? [text(perPoint ?? 0)] : [])),
    ...duels.flatMap(({ verdict, perPoint }) => (verdict === 'meilleur, plus cher' ? [text(perPoint ?? 0)] : [])),
    '6',
    '38',
  ]);
  const [automation, integrations] = [1, 3].map((index) => [
    text(mine.byFamily[index] ?? 0, 2),
    text(means[index] ?? 0, 2),
  ]);
  expect(numbersIn(saidOn(saasComparison, 27))).toEqual([...(automation ?? []), ...(integrations ?? []), '40']);
  expect(numbersIn(saidOn(saasComparison, 44))).toEqual(['10', '2']);
  expect(numbersIn(saidOn(saasComparison, 49))).toEqual(['45', '54', '59', '18', '54', '6', '38']);
  const shares = saasComparison.recommendation.split.parts.map(({ share }) => share);
  expect(shares).toEqual([41, 26, 19, 14]);
  expect(numbersIn(saasComparison.meta.description)).toEqual([String(saasComparison.preview.pages.length), '53', '42']);
});
