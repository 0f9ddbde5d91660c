import { expect, test } from 'vitest';
import { leastLoss, loss, reviewPrice, reviewWorth } from './stake.ts';

test('the mistake costs what the letter says, and a review saves a tenth of it', () => {
  expect(loss).toBeCloseTo(2160, 9);
  expect(reviewWorth).toBeCloseTo(216, 9);
});

test('the letter’s example is worth its review at the price of the catalogue', () => {
  expect(reviewWorth).toBeGreaterThan(reviewPrice);
  expect(leastLoss).toBeCloseTo(10 * reviewPrice, 9);
  expect(leastLoss).toBeLessThan(loss);
});
