import { expect, test } from 'vitest';
import { competitors } from '../examples/marketStudy/competitors.ts';
import { contentDrivers } from '../examples/premiumContent/drivers.ts';
import { contentModel } from '../examples/premiumContent/model.ts';
import { totalPages } from '../examples/types.ts';
import { exampleOf } from '../examples.ts';
import { unchangedContent as content } from '../settings/unchangedContent.ts';
import { extents } from './extents.ts';

test('the parts of each sample add up to the pages that the site announces', () => {
  expect(totalPages(exampleOf(content, 'etude-marche'))).toBe(extents.market.pages);
  expect(totalPages(exampleOf(content, 'analyse-financiere'))).toBe(extents.finance.pages);
  expect(totalPages(exampleOf(content, 'saas-b2b'))).toBe(extents.saas.pages);
});

test('the market study and the content hold what the site announces', () => {
  expect(competitors).toHaveLength(extents.market.competitors);
  const { pieces, words, rows, published } = contentModel(contentDrivers);
  expect({ pieces, formats: rows.length, weeks: published.length }).toEqual({
    pieces: extents.content.pieces,
    formats: extents.content.formats,
    weeks: extents.content.weeks,
  });
  expect(words).toBeGreaterThanOrEqual(extents.content.words);
});
