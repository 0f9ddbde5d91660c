import { expect, test } from 'vitest';
import { articles } from './articles.baked.ts';
import { folded, searchArticles } from './searchArticles.ts';

const texts = { 'article-2': folded('Klarna a annoncé des œuvres complètes'), 'article-6': folded('le coût d’un œil') };
const find = (words: string, topic = '') =>
  searchArticles(articles, texts, { words, topic }).map(({ slug }) => Number(slug.slice(8)));

test('nothing asked gives every card in its order', () => {
  expect(find('')).toEqual(articles.map(({ number }) => number));
});

test('a word is found in the text by its beginning, whatever its accents, capitals and ligatures', () => {
  for (const words of ['klarn', 'KLARNA', 'oeuvre', 'Œuvres', 'annonce klarna'])
    expect(find(words), words).toEqual([2]);
});

test('a word is not found by its middle, and every word asked must be there', () => {
  expect(find('larna')).toEqual([]);
  expect(find('klarna oeil')).toEqual([]);
});

test('articles whose title has the word come first', () => {
  const [first, ...others] = find('roi');
  expect(first).toBe(6);
  for (const number of others) expect(number).not.toBe(6);
});

test('a topic keeps its articles only, with the words or without', () => {
  const mesurer = articles.flatMap(({ number, topics }) => (topics.includes('mesurer') ? [number] : []));
  expect(find('', 'mesurer')).toEqual(mesurer);
  expect(find('cout', 'cas')).not.toContain(6);
});

test('signs alone ask nothing, and what would be a pattern is only signs', () => {
  expect(find(' … ')).toHaveLength(articles.length);
  expect(find('(.*)+')).toHaveLength(articles.length);
});
