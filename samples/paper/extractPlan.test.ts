import { expect, test } from 'vitest';
import { samples } from '../samples.ts';
import { extractPlan } from './extractPlan.ts';

test.each(samples)(
  'the extract of $slug prints every result and inner page once, in the order of the deliverable',
  (example) => {
    const plan = extractPlan(example);
    const folios = plan.map(({ folio }) => folio);
    expect(folios).toEqual([...folios].sort((a, b) => a - b));
    expect(new Set(folios).size).toBe(folios.length);
    const printed = plan.flatMap(({ blocks }) => blocks);
    const shown = printed.map((block) =>
      block.kind === 'chart' ? block.chart : block.kind === 'table' ? block.table : block,
    );
    expect(new Set(shown).size).toBe(shown.length);
    for (const { chart, table } of example.analyses) {
      if (chart) expect(shown).toContain(chart);
      if (table) expect(shown).toContain(table);
    }
    for (const { chart } of example.document.figures) expect(shown).toContain(chart);
    for (const { blocks } of example.preview.pages) {
      for (const block of blocks) expect(printed).toContainEqual(block);
    }
  },
);
