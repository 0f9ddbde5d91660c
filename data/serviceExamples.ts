import { automationAudit } from './examples/automationAudit.ts';
import { financialAnalysis } from './examples/financialAnalysis.ts';
import { marketStudy } from './examples/marketStudy.ts';
import { premiumContent } from './examples/premiumContent.ts';
import { strategicPlan } from './examples/strategicPlan.ts';
import { type Example, type InnerPage, totalPages } from './examples/types.ts';
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
  const pageAt = (folio: number): InnerPage => {
    const found = example.preview.pages.find((page) => page.folio === folio);
    if (!found) throw new Error(`The example of ${code} shows no page ${folio}`);
    return found;
  };
  let first = 1;
  const parts = example.structure.sections.map(({ title, pages }) => {
    const items = sample.items[title];
    if (!items) throw new Error(`Nothing is said of « ${title} » on the page of ${code}`);
    const part = { title, pages, first, items };
    first += pages;
    return part;
  });
  const [one, two] = sample.folios;
  return { example, pages: [pageAt(one), pageAt(two)], parts, total: totalPages(example) };
}
