import { automationAudit } from './examples/automationAudit.ts';
import { financialAnalysis } from './examples/financialAnalysis.ts';
import { marketStudy } from './examples/marketStudy.ts';
import { premiumContent } from './examples/premiumContent.ts';
import { strategicPlan } from './examples/strategicPlan.ts';
import { type Example, type InnerPage, innerPage, partsOf, totalPages } from './examples/types.ts';
import type { ServicePage } from './servicePages/types.ts';

const examples = [marketStudy, premiumContent, automationAudit, strategicPlan, financialAnalysis];

/** What a service page shows of its example: two inner pages, and the parts with their length and first page. */
export interface ServiceSample {
  example: Example;
  pages: readonly [InnerPage, InnerPage];
  parts: readonly { title: string; pages: number; first: number; items: readonly string[] }[];
  total: number;
}

/** The example of a service, as its page chose to show it. Throws where the two disagree; a test holds that they do not. */
export function sampleOf({ code, sample }: ServicePage): ServiceSample {
  const example = examples.find(({ slug }) => slug === code);
  if (!example) throw new Error(`No example for ${code}`);
  const parts = partsOf(example).map((part) => {
    const items = sample.items[part.title];
    if (!items) throw new Error(`Nothing is said of « ${part.title} » on the page of ${code}`);
    return { ...part, items };
  });
  const [one, two] = sample.folios;
  return { example, pages: [innerPage(example, one), innerPage(example, two)], parts, total: totalPages(example) };
}
