import type { PageContextServer } from 'vike/types';
import { headingsOf } from '../../../components/prose/headings.ts';
import { articleDocuments } from '../../../content/blog/articleDocuments.ts';
import type { WrittenArticle } from '../../../data/articles/blogContent.ts';
import { type ArticleCard, builtInArticles, shownCards } from '../../../data/blog/articleCards.ts';
import { neighboursOf } from '../../../data/blog/articleNeighbours.ts';
import { relatedCards } from '../../../data/blog/relatedCards.ts';
import { withReadings } from '../../../data/blog/sourceReadings.ts';
import { fillTerms } from '../../../data/offer/fillTerms.ts';

/** The document that shows whatever was written in the desk. */
const WRITTEN = 'written';

/** The article's card and sources, the headings of its text, what to read next; the text of a built-in one is a chunk of its own. */
export async function data({ routeParams, preview, content }: PageContextServer) {
  const { slug = '' } = routeParams;
  const cards = shownCards(content.blog);
  const written = preview?.article ?? content.blog.written.find(({ article }) => article.slug === slug);
  if (written) return { ...(await shownText(written, cards)), preview: preview?.note };
  const found = builtInArticles(content.blog).find((article) => article.slug === slug);
  if (!found) throw new Error(`No article ${slug}`);
  const callToAction = { ...found.callToAction, text: fillTerms(content, found.callToAction.text) };
  const article = { ...found, callToAction, sources: withReadings(found.sources) };
  const { tableOfContents } = await articleDocuments.load(slug);
  const chosen = article.related.map((number) => `article-${number}`);
  return {
    article,
    document: slug,
    cover: undefined,
    headings: headingsOf(tableOfContents),
    related: relatedCards({ ...article, chosen }, cards),
    ...neighboursOf(slug, cards),
  };
}

/** The same of an article written in the desk; what its text cites was read by whoever wrote it. */
async function shownText({ article, cover, text }: WrittenArticle, cards: readonly ArticleCard[]) {
  await articleDocuments.load(WRITTEN);
  const around = { related: relatedCards(article, cards), ...neighboursOf(article.slug, cards) };
  // The strands stand at the head of every article.
  const own = cover === 'strands' ? {} : { cover };
  return { article, document: WRITTEN, ...own, text, headings: text.headings, ...around };
}
