import { withReadings } from '../blog/sourceReadings.ts';
import { exampleOf } from '../examples.ts';
import { SERVED } from '../served.ts';
import type { Content } from '../settings/content.ts';
import { documentPages, outlined } from './documentPages.ts';

/**
 * Returns the data of an example's page: fields for ordering and turning pages, and under `SERVED` the whole example, for the parts that
 * only the server renders (`components/kept.tsx`).
 */
export function examplePage(content: Content, slug: string) {
  const shown = exampleOf(content, slug);
  const example = { ...shown, sources: withReadings(shown.sources) };
  const pages = documentPages(example);
  const { service, closing, downloads } = example;
  return {
    service,
    closing,
    downloads,
    pages: pages.map((page) => outlined(example, page)),
    [SERVED]: { example, pages },
  };
}

export type ExamplePageData = ReturnType<typeof examplePage>;
