import { expect, test } from 'vitest';
import { SIGNATURE, SIGNATURE_LENGTH, SPECIMEN } from '../../../data/company/signature.ts';
import { type Point, writeSignature } from './writeSignature.ts';
import { writtenName } from './writtenName.ts';

/** Loops drawn for some seconds, at 120 points a second. */
const loops = (points: number, left = 40): Point[] =>
  Array.from({ length: points }, (_, index) => [
    left + index * 0.4 + 30 * Math.sin(index / 9),
    120 + 45 * Math.cos(index / 7),
  ]);
/** End point of relative path data. */
const endOf = (path: string): [number, number] => {
  let [x, y] = [0, 0];
  for (const [, , numbers = ''] of path.matchAll(/([cm])([^cm]+)/g)) {
    const values = numbers.split(' ').map(Number);
    x += values.at(-2) ?? 0;
    y += values.at(-1) ?? 0;
  }
  return [x, y];
};

test('what a hand draws is stored as path data the settings take, within its length, at most 200 wide', () => {
  for (const strokes of [[loops(300)], [loops(2500)], [loops(200), loops(200, 260), loops(12, 500)]]) {
    const path = writeSignature(strokes);
    expect(path).toMatch(SIGNATURE);
    expect(path.length).toBeGreaterThan(100);
    expect(path.length).toBeLessThanOrEqual(SIGNATURE_LENGTH);
  }
  expect(SPECIMEN).toMatch(SIGNATURE);
});

test('a straight stroke keeps its length and its direction', () => {
  const [x, y] = endOf(
    writeSignature([Array.from({ length: 60 }, (_, index): Point => [10 + index * 5, 100 - index])]),
  );
  expect(Math.round(x)).toBe(200);
  expect(Math.round(y)).toBe(-40);
});

test('a name is written in joined letters, one stroke a word whatever its accents, within what the settings take', () => {
  for (const [name, words] of [
    ['Hélène Dupont', 2],
    ['Jean-Luc Éxbrayat de Kerzhéwan Quivy', 6],
  ] as const) {
    const strokes = writtenName(name);
    expect(strokes).toHaveLength(words);
    const path = writeSignature(strokes);
    expect(path).toMatch(SIGNATURE);
    expect(path.length).toBeGreaterThan(1000);
  }
  expect(writeSignature(writtenName('Anna'))).not.toBe(writeSignature(writtenName('Enzo')));
  expect(writtenName('12 — 3')).toEqual([]);
});

test('a tap is not stored as a signature', () => {
  expect(writeSignature([[[3, 3]]])).toBe('');
  expect(writeSignature([])).toBe('');
});
