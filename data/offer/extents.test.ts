import { expect, test } from 'vitest';
import { totalPages } from '../examples/types.ts';
import { exampleOf } from '../examples.ts';
import { unchangedContent as content } from '../settings/unchangedContent.ts';
import { extents } from './extents.ts';

test('the parts of each sample add up to the pages that the site announces', () => {
  const pages = { 'etude-marche': extents.market, strategie: extents.strategy, 'analyse-financiere': extents.finance };
  for (const [slug, extent] of Object.entries({ ...pages, 'saas-b2b': extents.saas }))
    expect(totalPages(exampleOf(content, slug)), slug).toBe(extent.pages);
});
