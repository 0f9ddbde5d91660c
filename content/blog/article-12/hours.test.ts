import { expect, test } from 'vitest';
import { monthPlans, perReply } from './hours.ts';

test('each plan adds its articles of 3 h 48 and its letters of 45 minutes against eight hours', () => {
  expect(monthPlans).toEqual({
    both: { total: '10\u00a0h\u00a036', share: '133\u00a0%' },
    one: { total: '6\u00a0h\u00a048', share: '85\u00a0%' },
    articles: { total: '7\u00a0h\u00a036', share: '95\u00a0%' },
  });
});

test('three replies share the hours of each month', () => {
  expect(perReply.four).toEqual({ total: '15\u00a0h\u00a012', each: '5\u00a0h\u00a004', cost: '203\u00a0€' });
  expect(perReply.framed).toEqual({ total: '6\u00a0h\u00a048', each: '2\u00a0h\u00a016', cost: '91\u00a0€' });
});
