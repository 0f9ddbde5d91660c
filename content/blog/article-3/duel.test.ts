import { expect, test } from 'vitest';
import { announcedModels, dearest, request, requestCost, review, reviewCost } from './announced.ts';
import { chanceOfWinning, duelSizes, winsNeeded } from './duel.ts';

test('six wins out of ten are within reach of luck, nine are not', () => {
  expect(chanceOfWinning(6, 10)).toBeCloseTo(0.377, 3);
  expect(chanceOfWinning(9, 10)).toBeCloseTo(0.011, 3);
  expect(chanceOfWinning(0, 10)).toBe(1);
});

test('few files prove nothing, twenty ask for fifteen wins', () => {
  expect(duelSizes.map(winsNeeded)).toEqual([null, 6, 9, 15]);
});

test('a request costs what its tokens cost, and nothing is said where a price is missing', () => {
  const costs = Object.fromEntries(announcedModels.map((model) => [model.name, requestCost(model)]));
  expect(costs).toMatchObject({ 'o3-pro': 0.28, 'Claude Opus 4': 0.225, 'Gemini 2.5 Pro': 0.0225, 'Grok 4': 0.045 });
  expect(costs['modèle à relever']).toBeNull();
});

test('the review costs more than ten times the dearest model', () => {
  expect(reviewCost).toBeCloseTo((request.times * review.minutes * review.hourlyCost) / 60, 9);
  expect(reviewCost).toBeGreaterThan(10 * dearest);
});
