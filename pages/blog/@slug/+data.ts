import type { PageContextServer } from 'vike/types';
import { headingsOf } from '../../../components/prose/headings.ts';
import { articleDocuments } from '../../../content/blog/articleDocuments.ts';
import { articles } from '../../../data/articles.baked.ts';

/** The article's card and sources, and the headings of its text; the text itself is a chunk of its own. */
export async function data({ routeParams }: PageContextServer) {
  const article = articles.find(({ slug }) => slug === routeParams.slug);
  if (!article) throw new Error(`No article ${routeParams.slug}`);
  const { tableOfContents } = await articleDocuments.load(article.slug);
  return { article, headings: headingsOf(tableOfContents) };
}
