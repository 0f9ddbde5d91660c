import { expect, test } from 'vitest';
import { unchangedContent as content } from '../../../data/settings/unchangedContent.ts';
import { leastLoss, loss, reviewPrice, reviewWorth } from './figures.ts';

test('the mistake costs what the letter says, and a review saves a tenth of it', () => {
  expect(loss).toBeCloseTo(2160, 9);
  expect(reviewWorth).toBeCloseTo(216, 9);
});

test('the letter’s example is worth its review at the price of the catalogue', () => {
  expect(reviewWorth).toBeGreaterThan(reviewPrice(content));
  expect(leastLoss(content)).toBeCloseTo(10 * reviewPrice(content), 9);
  expect(leastLoss(content)).toBeLessThan(loss);
});
