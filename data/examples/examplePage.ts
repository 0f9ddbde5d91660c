import { withReadings } from '../blog/sourceReadings.ts';
import { exampleOf } from '../examples.ts';
import { SERVED } from '../served.ts';
import type { Content } from '../settings/content.ts';
import { documentPages, outlined } from './documentPages.ts';

/** Data of an example's page: for ordering and turning pages; for the kept parts, the whole example. */
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
