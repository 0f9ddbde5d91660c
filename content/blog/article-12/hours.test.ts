import { expect, test } from 'vitest';
import { monthPlans, perReply } from './hours.ts';

test('each plan adds its articles of 3 h 48 and its letters of 45 minutes against eight hours', () => {
  expect(monthPlans).toEqual({
    both: { total: '10 h 36', share: '133\u00a0%' },
    one: { total: '6 h 48', share: '85\u00a0%' },
    articles: { total: '7 h 36', share: '95\u00a0%' },
  });
});

test('three replies share the hours of each month', () => {
  expect(perReply.four).toEqual({ total: '15 h 12', each: '5 h 04', cost: '203\u00a0€' });
  expect(perReply.framed).toEqual({ total: '6 h 48', each: '2 h 16', cost: '91\u00a0€' });
});
