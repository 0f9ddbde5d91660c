import { expect, test } from 'vitest';
import { articles } from '../../../data/blog/articles.baked.ts';
import { unchangedContent } from '../../../data/settings/unchangedContent.ts';
import { coverMarkup } from './coverMarkup.ts';

const { offers } = unchangedContent;

test.each(articles.map(({ slug }) => slug))(
  'the cover of %s is whole: two figures at most, inside its plate',
  (slug) => {
    const markup = coverMarkup(slug, unchangedContent);
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    expect(markup).toContain('var(--blue)');
    expect(markup.match(/<text[^>]*Newsreader/g)?.length ?? 0).toBeLessThanOrEqual(2);
    const places = [...markup.matchAll(/ (?:x|cx)="(-?[\d.]+)"/g)].map(([, x]) => Number(x));
    expect(places.filter((x) => x < 0 || x > 320)).toEqual([]);
  },
);

test('a cover follows the price its article computes from, and another article has none', () => {
  const etude = { ...offers['etude-marche'], price: 400 };
  const dearer = { ...unchangedContent, offers: { ...offers, 'etude-marche': etude } };
  expect(coverMarkup('article-10', dearer)).not.toBe(coverMarkup('article-10', unchangedContent));
  expect(coverMarkup('un-article-du-bureau', unchangedContent)).toBe('');
});
