import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bills, breakEven, priceOfTheSameJob } from './bills.ts';

test('two hundred documents cost what their tokens cost', () => {
  // 10,000 tokens read and 1,000 written: a hundredth of a million, and a thousandth.
  expect(bills.gpt4Turbo).toBe('26,00 $'); // (0.01 × 10 + 0.001 × 30) × 200
  expect(bills.claude3Opus).toBe('45,00 $');
  expect(bills.gemini15Pro).toBe('3,50 $');
  for (const [index, { values }] of priceOfTheSameJob.groups.entries())
    expect(values[1]).toBeCloseTo([56, 45, 4.5][index] ?? 0, 9);
});

test('a subscription of twenty dollars is reached by the first document that costs as much', () => {
  expect(breakEven).toEqual({ gpt4Turbo: '154', claude3Opus: '89', gemini15Pro: '1\u00a0143' });
});

test('what the text says of the minute, of the seats and of the training follows', () => {
  const text = readFileSync(new URL('../article-9.md', import.meta.url), 'utf8');
  expect((200 / 60) * 40).toBeCloseTo(133.3, 1);
  expect(text).toContain('Deux cents minutes font 3 h 20. À 40 € de l’heure, c’est 133 € par mois');
  expect(133 / 45).toBeCloseTo(3, 1);
  expect(45 / 3.5).toBeCloseTo(12.9, 1);
  expect(text).toContain(`font 1 200 $ par an`);
  expect(5 * 20 * 12).toBe(1200);
  expect(text).toContain(`en faisaient ${26 * 12}`);
  expect(text).toContain(`coûte ${4 * 3 * 40} €`);
});
