import type { Point } from './writeSignature.ts';

/**
 * Letters of a joined hand as x y points: from the baseline at 0 0, ten units high without ascenders. The last point is the start of the
 * next letter.
 */
const LETTERS: Readonly<Record<string, string>> = {
  a: '8 -9 4 -10 1 -5 3 0 7 -3 9 -10 8.5 -2 12 -1',
  b: '5 -10 7 -22 4 -24 3 -12 3 -2 6 0 9 -5 7 -9 12 -7',
  c: '8 -8 5 -10 1 -5 4 0 11 -2',
  d: '8 -9 4 -10 1 -5 3 0 8 -6 10 -23 9 -3 13 -1',
  e: '5 -4 8 -8 5 -10 2 -5 4 0 11 -2',
  f: '5 -10 8 -22 5 -23 4 -8 3 9 5 10 6 0 11 -3',
  g: '8 -9 4 -10 1 -5 3 0 8 -6 9 -10 8 6 4 10 3 7 12 -2',
  h: '5 -10 7 -22 4 -23 3 -10 3 0 6 -8 9 -9 9 -2 12 -1',
  i: '4 -10 4 -2 8 -1',
  j: '5 -10 5 6 2 10 1 7 9 -2',
  k: '5 -10 7 -22 4 -23 3 -10 3 0 5 -7 9 -9 6 -5 8 -1 12 -1',
  l: '5 -9 7 -20 4 -23 3 -10 5 -1 9 -1',
  m: '3 -9 4 0 6 -8 8 -9 9 0 11 -8 13 -9 14 -2 17 -1',
  n: '3 -9 4 0 6 -8 9 -9 10 -2 13 -1',
  o: '6 -10 2 -8 2 -1 6 -1 8 -6 6 -10 12 -7',
  p: '4 -10 3 10 4 -6 7 -10 10 -6 7 0 12 -1',
  q: '8 -9 4 -10 1 -5 3 0 8 -6 9 -10 8 10 10 8 13 -2',
  r: '3 -9 5 -10 7 -9 7 -2 10 -1',
  s: '5 -10 7 -4 4 0 2 -1 9 -1',
  t: '5 -12 6 -18 5 -3 9 -1',
  u: '3 -9 3 -2 6 0 9 -9 9 -2 12 -1',
  v: '3 -9 5 -1 9 -9 12 -7',
  w: '3 -9 4 -1 8 -8 9 -1 13 -9 16 -7',
  x: '4 -9 7 -1 11 -9 5 -1 12 -1',
  y: '3 -9 4 -2 8 -3 9 -9 8 6 4 10 3 7 12 -2',
  z: '3 -9 8 -9 4 -1 9 -1',
};
const SLANT = 0.3;
const CAPITAL = 1.9;

/** Writes a name in joined letters, one stroke for each word, the first letter taller: a signature for people who cannot draw one. */
export function writtenName(name: string): Point[][] {
  let x = 0;
  const words =
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words.map((word) => {
    const stroke: Point[] = [[x, 0]];
    for (const [index, letter] of [...word].entries()) {
      const size = index === 0 ? CAPITAL : 1;
      const numbers = (LETTERS[letter] ?? '').split(' ').map((number) => Number(number) * size);
      const from = x;
      for (let at = 0; at < numbers.length; at += 2) {
        const [dx = 0, y = 0] = numbers.slice(at, at + 2);
        stroke.push([from + dx - SLANT * y, y]);
        x = from + dx;
      }
    }
    x += 8;
    return stroke;
  });
}
