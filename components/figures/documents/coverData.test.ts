import { expect, test } from 'vitest';
import { revenueChart } from '../../../data/examples/financialAnalysis/figures.ts';
import { actors } from '../../../data/examples/saasComparison/criteria.ts';
import { familyMarks } from '../../../data/examples/saasComparison/model.ts';
import { financeBars, saasMarks } from './coverData.ts';

test('the bars of the financial cover stand in the proportion of the revenue forecast', () => {
  const values = revenueChart.bars.map(({ value }) => value);
  const scale = (financeBars.at(-1) ?? 0) / (values.at(-1) ?? 1);
  expect(financeBars).toHaveLength(values.length);
  for (const [index, height] of financeBars.entries())
    expect(Math.abs(height - (values[index] ?? 0) * scale)).toBeLessThanOrEqual(0.6);
});

test('the discs of the SaaS cover are the marks of the six actors, rounded', () => {
  expect(saasMarks).toEqual(actors.map((actor) => familyMarks(actor).map(Math.round).join('')));
});
