import { expect, test } from 'vitest';
import { type BlogContent, UNCHANGED_BLOG } from '../articles/blogContent.ts';
import { folded } from '../french/spellings.ts';
import { articles } from './articles.baked.ts';
import { searchArticles } from './searchArticles.ts';

const texts = { 'article-2': folded('Klarna a annoncé des œuvres complètes'), 'article-6': folded('le coût d’un œil') };
const find = (words: string, topic = '', blog: BlogContent = UNCHANGED_BLOG) =>
  searchArticles(blog, texts, { words, topic }).map(({ slug }) => Number(slug.slice(8)));

test('an empty search gives every card in its order', () => {
  expect(find('')).toEqual(articles.map(({ number }) => number));
});

test('a word is found in the text by its beginning, whatever its accents, capitals, ligatures and number', () => {
  for (const words of ['klarn', 'KLARNA', 'oeuvre', 'Œuvres', 'annonce klarna', 'oeuvres complete'])
    expect(find(words), words).toContain(2);
  expect(find('oeuvre')).toEqual([2]);
});

test('a typing error is forgiven where nothing else is found, but not in a number or a short word', () => {
  expect(find('klarma')).toContain(2);
  expect(find('oeuvers')).toContain(2);
  expect(find('klarna oeuvrs')).toEqual([2]);
  expect(find('20249')).toEqual([]);
  expect(find('oeyl')).toEqual([]);
});

test('every word of a search must be there', () => {
  expect(find('oeuvre oeil')).toEqual([]);
});

test('articles whose title has the word come first', () => {
  const [first, ...others] = find('roi');
  expect(first).toBe(6);
  for (const number of others) expect(number).not.toBe(6);
});

test('the sources are searched, and the title the owner gave instead of the one he changed', () => {
  expect(find('Vaccaro')).toContain(10);
  const cards = { 'article-12': { title: 'La girouette du mois' } };
  const blog = { ...UNCHANGED_BLOG, cards };
  expect(find('girouettes', '', blog)).toEqual([12]);
  expect(find('girouettes')).toEqual([]);
  expect(
    find('girouettes', '', { ...blog, cards: { 'article-12': { ...cards['article-12'], isWithdrawn: true } } }),
  ).toEqual([]);
});

test('a topic keeps its articles only, with the words or without', () => {
  const mesurer = articles.flatMap(({ number, topics }) => (topics.includes('mesurer') ? [number] : []));
  expect(find('', 'mesurer')).toEqual(mesurer);
  expect(find('cout', 'cas')).not.toContain(6);
});

test('signs alone search nothing, and signs of a pattern are searched as signs', () => {
  expect(find(' … ')).toHaveLength(articles.length);
  expect(find('(.*)+')).toHaveLength(articles.length);
  expect(find('constructor')).toEqual([]);
});
