import { expect, test } from 'vitest';
import { automationAudit } from '../../data/examples/automationAudit.ts';
import { financialAnalysis } from '../../data/examples/financialAnalysis.ts';
import { marketStudy } from '../../data/examples/marketStudy.ts';
import { premiumContent } from '../../data/examples/premiumContent.ts';
import { saasComparison } from '../../data/examples/saasComparison.ts';
import { strategicPlan } from '../../data/examples/strategicPlan.ts';
import { extractPlan } from './extractPlan.ts';

const examples = [marketStudy, premiumContent, automationAudit, strategicPlan, financialAnalysis, saasComparison];

test.each(examples)('the extract of $slug prints every result and inner page, and nothing twice', (example) => {
  const plan = extractPlan(example);
  const printed = plan.flatMap(({ groups }) => groups.flat());
  const shown = printed.map((block) =>
    block.kind === 'chart' ? block.chart : block.kind === 'table' ? block.table : block,
  );
  expect(new Set(shown).size).toBe(shown.length);
  for (const { chart, table } of example.analyses) {
    if (chart) expect(shown).toContain(chart);
    if (table) expect(shown).toContain(table);
  }
  for (const { blocks } of example.preview.pages) {
    for (const block of blocks) expect(printed).toContainEqual(block);
  }
});
