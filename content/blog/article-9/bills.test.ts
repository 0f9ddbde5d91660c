import { readFileSync } from 'node:fs';
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

test('what the text says of the minute, of the seats and of the training follows', () => {
  const text = readFileSync(new URL('../article-9.mdx', import.meta.url), 'utf8');
  expect((200 / 60) * 40).toBeCloseTo(133.3, 1);
  expect(text).toContain('Deux cents minutes font 3 h 20. À 40 € de l’heure, c’est 133 € par mois');
  expect(133 / 52.5).toBeCloseTo(2.5, 1);
  expect(52.5 / 4).toBeCloseTo(13.1, 1);
  expect(text).toContain(`font 1 200 $ par an`);
  expect(5 * 20 * 12).toBe(1200);
  expect(text).toContain(`en faisaient ${29 * 12}`);
  expect(text).toContain(`coûte ${4 * 3 * 40} €`);
});
