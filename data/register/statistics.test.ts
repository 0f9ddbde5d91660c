import { describe, expect, test } from 'vitest';
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
