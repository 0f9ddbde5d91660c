import { type InnerPage, innerPage, partsOf, totalPages } from '../examples/types.ts';
import { exampleOf } from '../examples.ts';
import type { ServicePage } from '../servicePages/types.ts';
import type { Content, Service } from '../settings/content.ts';
import { type Cover, covers } from './covers.ts';

/** What a service page shows of its example: two inner pages, and the parts with their length and first page. */
export interface ServiceSample {
  cover: Cover;
  /** What is fictitious in it. */
  notice: string;
  pages: readonly [InnerPage, InnerPage];
  parts: readonly { title: string; pages: number; first: number; items: readonly string[] }[];
  total: number;
}

/** The example of a service, as its page chose to show it. Throws where the two disagree; a test holds that they do not. */
export function sampleOf(
  content: Content,
  { service, page: { sample } }: { service: Service; page: ServicePage },
): ServiceSample {
  const example = exampleOf(content, service.example);
  const parts = partsOf(example).map((part) => {
    const items = sample.items[part.title];
    if (!items) throw new Error(`Nothing is said of « ${part.title} » on the page of ${service.code}`);
    return { ...part, items };
  });
  const [one, two] = sample.folios;
  return {
    cover: covers(content)[example.cover],
    notice: example.notice,
    pages: [innerPage(example, one), innerPage(example, two)],
    parts,
    total: totalPages(example),
  };
}
