import { expect, test } from 'vitest';
import { UNCHANGED_BLOG } from '../../data/articles/blogContent.ts';
import { searchArticles } from '../../data/blog/searchArticles.ts';
import { searchWords } from './searchWords.baked.ts';

const found = (words: string) =>
  searchArticles(UNCHANGED_BLOG, searchWords, { words, topic: '' }).map(({ slug }) => slug);

test('a figure that a claim alone shows leads to no article', () => {
  expect(found('96,3')).toEqual([]);
  expect(found('accusation')).toContain('article-8');
});

test('what readers call by another name is found: the words of their trade, plurals, typing errors', () => {
  for (const words of [
    'prompt',
    'prompts',
    'newsletter',
    'SEO',
    'mail',
    'e-mails',
    'hallucination',
    'calculateur',
    'Eurostat',
  ])
    expect(found(words), words).not.toEqual([]);
  expect(found('entreprize')).toEqual(found('entreprises'));
  expect(found('donees').length).toBeGreaterThan(3);
  expect(found('SEO')).toContain('article-7');
  expect(found('calculateur')).toEqual(expect.arrayContaining(['article-1', 'article-6']));
});
