import { expect, test } from 'vitest';
import { exampleOf } from '../../../data/examples.ts';
import { unchangedContent } from '../../../data/settings/unchangedContent.ts';
import { financeBars, planBars, saasMarks } from './coverData.ts';

/** The charts of a sample's results, of one type. */
const chartsOf = <Type extends string>(slug: string, type: Type) =>
  exampleOf(unchangedContent, slug).analyses.flatMap(({ chart }) =>
    chart?.type === type ? [chart as Extract<typeof chart, { type: Type }>] : [],
  );

test('the bars of the financial cover stand in the proportion of the revenue forecast', () => {
  const [revenue] = chartsOf('analyse-financiere', 'columns');
  const values = (revenue?.bars ?? []).map(({ value }) => value);
  const scale = (financeBars.at(-1) ?? 0) / (values.at(-1) ?? 1);
  expect(financeBars).toHaveLength(values.length);
  for (const [index, height] of financeBars.entries())
    expect(Math.abs(height - (values[index] ?? 0) * scale)).toBeLessThanOrEqual(0.6);
});

test('the discs of the SaaS cover are the marks of the six actors, rounded', () => {
  const [marks] = chartsOf('saas-b2b', 'dots');
  expect(saasMarks).toEqual(marks?.rows.map(({ values }) => values.map(Math.round).join('')));
});

test('the bars of the strategic cover are the months of the plan’s projects', () => {
  const [plan] = chartsOf('strategie', 'gantt');
  expect(planBars.map(([from, to]) => [from, to])).toEqual(plan?.tasks.map(({ from, to }) => [from, to]));
});
