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

/** The samples as their documents print them: with what the source sells, whatever an owner changes at the desk. */
export const samples: readonly Sample[] = writtenSamples.map((sample) => filled(unchangedContent, sample));
