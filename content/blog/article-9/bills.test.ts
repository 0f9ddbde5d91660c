import { expect, test } from 'vitest';
import { bills, breakEven, priceOfTheSameJob } from './bills.ts';

test('two hundred documents cost what their tokens cost', () => {
  // 10,000 tokens read and 1,500 written: a hundredth of a million, and 0.0015 of one.
  expect(bills.gpt4Turbo).toBe('29,00 $'); // (0.01 × 10 + 0.0015 × 30) × 200
  expect(bills.claude3Opus).toBe('52,50 $');
  expect(bills.gemini15Pro).toBe('4,00 $');
  expect(priceOfTheSameJob.groups.map(({ values }) => values[1])).toEqual([64, 52.5, 5.5]);
});

test('a subscription of twenty dollars is reached by the first document that costs as much', () => {
  expect(breakEven).toEqual({ gpt4Turbo: '138', claude3Opus: '77', gemini15Pro: '1\u00a0000' });
});
