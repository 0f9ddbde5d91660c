import { expect, test } from 'vitest';
import { type Answer, measureResult } from './measureResult.ts';
import type { Question } from './protocol.ts';

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
