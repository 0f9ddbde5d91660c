import type { PageContextServer } from 'vike/types';
import { headingsOf } from '../../../components/prose/headings.ts';
import { articleDocuments } from '../../../content/blog/articleDocuments.ts';
import { articleCards } from '../../../data/blog/articleCards.ts';
import { neighboursOf } from '../../../data/blog/articleNeighbours.ts';
import { articles } from '../../../data/blog/articles.baked.ts';
import { withReadings } from '../../../data/blog/sourceReadings.ts';
import { fillTerms } from '../../../data/offer/fillTerms.ts';

/** The article's card and sources, the headings of its text, what to read next; the text itself is a chunk of its own. */
export async function data({ routeParams }: PageContextServer) {
  const found = articles.find(({ slug }) => slug === routeParams.slug);
  if (!found) throw new Error(`No article ${routeParams.slug}`);
  const callToAction = { ...found.callToAction, text: fillTerms(found.callToAction.text) };
  const article = { ...found, callToAction, sources: withReadings(found.sources) };
  const { tableOfContents } = await articleDocuments.load(article.slug);
  const related = article.related.flatMap((number) => articleCards.filter((card) => card.number === number));
  return { article, headings: headingsOf(tableOfContents), related, ...neighboursOf(article.slug) };
}
