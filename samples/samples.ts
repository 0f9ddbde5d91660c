import { filled } from '../data/examples/filled.ts';
import { unchangedContent } from '../data/settings/unchangedContent.ts';
import { automationAudit } from './models/automationAudit.ts';
import { financialAnalysis } from './models/financialAnalysis.ts';
import { marketStudy } from './models/marketStudy.ts';
import { premiumContent } from './models/premiumContent.ts';
import { saasComparison } from './models/saasComparison.ts';
import type { Sample } from './models/sample.ts';
import { strategicPlan } from './models/strategicPlan.ts';

/** The six samples, in the order of the catalogue. */
export const writtenSamples: readonly Sample[] = [
  marketStudy,
  premiumContent,
  automationAudit,
  strategicPlan,
  financialAnalysis,
  saasComparison,
];

/** The samples as their documents print them: without what an owner may change at the desk, a price or a delay. */
export const samples: readonly Sample[] = writtenSamples.map((sample) => {
  const figures = sample.snapshot.figures.filter((figure) => !Object.values(figure).join().includes('{'));
  return filled(unchangedContent, { ...sample, snapshot: { ...sample.snapshot, figures } });
});
