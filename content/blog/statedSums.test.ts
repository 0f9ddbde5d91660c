import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const NUMBER = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:,\d+)?`;
const UNIT = String.raw`(?:[ \u00a0](?:€|%|min|h|minutes))?`;
const SUM = new RegExp(
  `(${NUMBER}${UNIT}(?: [+−×÷] ${NUMBER}${UNIT})+)(?:,? (?:=|≈|font|soit)) \\*{0,2}(${NUMBER})`,
  'g',
);

/** « 1 200 » and « 85,5 % » as numbers; the percent sign divides. */
const value = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')) / (text.includes('%') ? 100 : 1);

/** Products first, then sums, as a calculator does. */
function computed(expression: string): number {
  const [first = '', ...rest] = expression.split(/ (?=[+−×÷] )/);
  const terms = [value(first)];
  for (const step of rest) {
    const by = value(step.slice(2));
    const last = terms.length - 1;
    if (step.startsWith('×')) terms[last] = (terms[last] ?? 0) * by;
    else if (step.startsWith('÷')) terms[last] = (terms[last] ?? 0) / by;
    else terms.push(step.startsWith('−') ? -by : by);
  }
  return terms.reduce((sum, term) => sum + term, 0);
}

const sumsOf = (number: number) =>
  [...readFileSync(new URL(`article-${number}.md`, import.meta.url), 'utf8').matchAll(SUM)].map(
    ([text, expression = '', stated = '']) => ({ text, expression, stated }),
  );

test.each([7, 8, 9, 10, 11, 12])('article %i: what follows an operation is its result', (number) => {
  for (const { text, expression, stated } of sumsOf(number)) {
    const decimals = stated.split(',')[1]?.length ?? 0;
    expect(Math.abs(computed(expression) - value(stated)), text).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-9);
  }
});

test('the operations of these articles are found, to the last', () => {
  expect([7, 8, 9, 10, 11, 12].map((number) => sumsOf(number).length)).toEqual([5, 0, 0, 0, 2, 4]);
});
