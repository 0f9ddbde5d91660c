import type { PageContextServer } from 'vike/types';
import { articleTexts } from '../../../content/blog/articleTexts.ts';
import { resolvedText } from '../../../content/blog/resolvedText.ts';
import { loadTools } from '../../../content/blog/tools.ts';
import type { ArticleCover } from '../../../data/articles/blogContent.ts';
import type { ShownArticle } from '../../../data/articles/types.ts';
import type { WrittenText } from '../../../data/articles/writtenText.ts';
import { builtInArticles, shownCards } from '../../../data/blog/articleCards.ts';
import { neighboursOf } from '../../../data/blog/articleNeighbours.ts';
import { relatedCards } from '../../../data/blog/relatedCards.ts';
import { withReadings } from '../../../data/blog/sourceReadings.ts';
import { fillTerms } from '../../../data/offer/fillTerms.ts';
import type { Content } from '../../../data/settings/content.ts';

interface Found {
  article: ShownArticle;
  text: WrittenText;
  /** Slugs of the articles chosen to read next. */
  chosen?: readonly string[];
  cover?: ArticleCover;
}

/** The article's card and sources, its text for the content of the moment, what to read next. */
export async function data({ routeParams, preview, content }: PageContextServer) {
  const { slug = '' } = routeParams;
  const cards = shownCards(content.blog);
  const written = preview?.article ?? content.blog.written.find(({ article }) => article.slug === slug);
  const { article, chosen, cover, text }: Found = written ?? ofTheSource(slug, content);
  await loadTools(text.pieces);
  return {
    article,
    text: resolvedText(text, content),
    related: relatedCards(chosen ? { ...article, chosen } : article, cards),
    ...neighboursOf(article.slug, cards),
    // The strands stand at the head of every article.
    ...(cover !== 'strands' && { cover }),
    preview: preview?.note,
  };
}

function ofTheSource(slug: string, content: Content): Found {
  const found = builtInArticles(content.blog).find((article) => article.slug === slug);
  const text = articleTexts[slug];
  if (!found || !text) throw new Error(`No article ${slug}`);
  const callToAction = { ...found.callToAction, text: fillTerms(content, found.callToAction.text) };
  const article = { ...found, callToAction, sources: withReadings(found.sources) };
  return { article, text, chosen: found.related.map((number) => `article-${number}`) };
}
