import { describe, expect, test } from 'vitest';
import { type Answer, measureResult } from './measureResult.ts';
import type { Question } from './protocol.ts';
import { mcNemar, plurality, sameErrorsByChance, wilson } from './statistics.ts';

describe('Wilson’s interval', () => {
  test('is the one computed by hand', () => {
    // 8 of 10: (0.8 + 3.8415/20 ± 1.96 √(0.016 + 3.8415/400)) / 1.38415 = (0.99207 ± 0.31369) / 1.38415.
    expect(wilson(8, 10).low).toBeCloseTo(0.4902, 4);
    expect(wilson(8, 10).high).toBeCloseTo(0.9433, 4);
    // 50 of 100: (0.5 + 3.8415/200 ± 1.96 √(0.0025 + 3.8415/40000)) / 1.038415.
    expect(wilson(50, 100).low).toBeCloseTo(0.4038, 4);
    expect(wilson(50, 100).high).toBeCloseTo(0.5962, 4);
  });

  test('of none and of all ends at 0 and 1, and z² / (n + z²) away from them', () => {
    expect(wilson(0, 10).low).toBeCloseTo(0, 12);
    expect(wilson(0, 10).high).toBeCloseTo(3.8415 / 13.8415, 4);
    expect(wilson(10, 10).high).toBeCloseTo(1, 12);
    expect(wilson(10, 10).low).toBeCloseTo(10 / 13.8415, 4);
    expect(wilson(0, 0)).toEqual({ count: 0, of: 0, low: 0, high: 1 });
  });
});

describe('McNemar’s exact test', () => {
  test('is the binomial tail, doubled', () => {
    // 1 against 8: 2 (1 + 9) / 2⁹.
    expect(mcNemar(1, 8)).toBeCloseTo(20 / 512, 12);
    expect(mcNemar(8, 1)).toBeCloseTo(20 / 512, 12);
    // 0 against 5: 2 / 2⁵.
    expect(mcNemar(0, 5)).toBeCloseTo(1 / 16, 12);
    // 2 against 10: 2 (1 + 12 + 66) / 2¹².
    expect(mcNemar(2, 10)).toBeCloseTo(158 / 4096, 12);
  });

  test('says nothing where both differ as often, or never', () => {
    expect([mcNemar(0, 0), mcNemar(4, 4)]).toEqual([1, 1]);
  });
});

test('errors shared by chance: 30 and 20 wrong of 100 meet 6 times, on one of three wrong choices', () => {
  expect(sameErrorsByChance(100, 30, 20, 4)).toBeCloseTo(2, 12);
});

test('a plurality is more than any other, and a silence is no voice', () => {
  expect(plurality([1, 1, 2, 3, 0])).toBe(1);
  expect(plurality([1, 1, 2, 2, 0])).toBeUndefined();
  expect(plurality([undefined, undefined, 3])).toBe(3);
  expect(plurality([])).toBeUndefined();
});

const RIGHT = 0;
const questions = Array.from({ length: 10 }, (_, index) => ({ id: `q${index}`, answer: RIGHT }) as Question);

/** One letter a question, the same in each run: the choice, or « - » where nothing is answered; « 2/1/1 » names the three runs. */
const answersOf = (model: string, row: string): Answer[] =>
  row.split(' ').flatMap((cell, index) => {
    const runs = cell.includes('/') ? cell.split('/') : [cell, cell, cell];
    return runs.map((one, run) => ({ question: `q${index}`, model, run, choice: one === '-' ? null : Number(one) }));
  });

const rows = {
  //   q0 q1 q2 … q9
  Ada: '0 0 0 0 0 0 0 0 1 1',
  Bel: '0 0 0 0 0 0 2 - 1 1',
  // Twice right of three times; three different answers; one right answer of three.
  Cid: '0/0/1 0/1/2 0/1/1 0 0 0 0 0 0 2',
};
const result = measureResult(
  {
    ...{ hash: 'a1', from: '2026-12-01', to: '2026-12-02', questions },
    models: Object.keys(rows).map((name) => ({ name, model: name.toLowerCase() })),
  },
  Object.entries(rows).flatMap(([name, row]) => answersOf(name, row)),
);
const [, withCid] = result.pairs;

test('a model is right where two of its three answers are, and what it does not answer counts as wrong', () => {
  expect(result.models.map(({ accuracy }) => accuracy.count)).toEqual([8, 6, 7]);
  expect(result.models.map(({ steady, silent }) => [steady, silent])).toEqual([
    [10, 0],
    [9, 3],
    [7, 0],
  ]);
});

test('two models agree where they keep the same answer, be it wrong; silence agrees with nothing', () => {
  const [first] = result.pairs;
  // Right together six times, wrong together twice; 2 × 3 wrong answers of 10 questions, spread on three choices.
  expect(first).toMatchObject({ names: ['Ada', 'Bel'], bothWrong: 2, sameWrong: 2, onlyFirst: 2, onlySecond: 0 });
  expect(first?.agreement.count).toBe(8);
  expect(first?.sameWrongByChance).toBeCloseTo((2 * 3) / 10 / 3, 12);
  expect(first?.p).toBeCloseTo(0.5, 12);
});

test('three different answers are none, and two errors that differ are not shared', () => {
  // Cid keeps no answer to q1, « 1 » to q2, is right on q8 and errs alone in its way on q9.
  expect(withCid).toMatchObject({ names: ['Ada', 'Cid'], bothWrong: 1, sameWrong: 0, onlyFirst: 2, onlySecond: 1 });
  expect(withCid?.agreement.count).toBe(6);
});

test('the vote is what most models keep, and has no answer where two are as frequent', () => {
  // q7: Ada and Cid against a silence; q8: two errors against Cid; q9: two errors of three.
  expect(result.vote.accuracy.count).toBe(8);
  expect(result.vote.silent).toBe(0);
});
