import { automationAudit } from './examples/automationAudit.ts';
import { financialAnalysis } from './examples/financialAnalysis.ts';
import { marketStudy } from './examples/marketStudy.ts';
import { premiumContent } from './examples/premiumContent.ts';
import { saasComparison } from './examples/saasComparison.ts';
import { strategicPlan } from './examples/strategicPlan.ts';
import type { Example } from './examples/types.ts';

/** The example deliverables, one page and one download each. */
export const examples: readonly Example[] = [
  marketStudy,
  premiumContent,
  automationAudit,
  strategicPlan,
  financialAnalysis,
  saasComparison,
];

/** The example of an address. Throws where there is none: only known addresses are rendered. */
export function exampleOf(slug: string): Example {
  const found = examples.find((example) => example.slug === slug);
  if (!found) throw new Error(`No example ${slug}`);
  return found;
}
