import { expect, test } from 'vitest';
import { articles } from '../../data/blog/articles.baked.ts';
import { searchArticles } from '../../data/blog/searchArticles.ts';
import { searchWords } from './searchWords.baked.ts';

test('a figure that a claim alone shows leads to no article', () => {
  const found = (words: string) => searchArticles(articles, searchWords, { words, topic: '' }).map(({ slug }) => slug);
  expect(found('96,3')).toEqual([]);
  expect(found('accusation')).toContain('article-8');
});
