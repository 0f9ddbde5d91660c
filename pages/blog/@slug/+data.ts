import type { PageContextServer } from 'vike/types';
import { articleTexts } from '../../../content/blog/articleTexts.ts';
import { resolvedText } from '../../../content/blog/resolvedText.ts';
import { loadTools } from '../../../content/blog/tools.ts';
import type { ArticleCover, WrittenArticle } from '../../../data/articles/blogContent.ts';
import type { ArticleSource, ShownArticle, WrittenText } from '../../../data/articles/types.ts';
import { articleOfSource, builtInArticles, shownCards, withOwnText } from '../../../data/blog/articleCards.ts';
import { neighboursOf, relatedCards } from '../../../data/blog/relatedCards.ts';
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
  const { slug = preview?.article.article.slug ?? '' } = routeParams;
  const cards = shownCards(content.blog);
  const written = preview?.article ?? content.blog.written.find(({ article }) => article.slug === slug);
  const { article, chosen, cover, text } = found(written?.article.slug ?? slug, written, content);
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

/** An article of the desk, one of the source, or what the owner wrote in the place of one. */
function found(slug: string, written: WrittenArticle | undefined, content: Content): Found {
  const source = articleOfSource(slug);
  if (!source && written) return written;
  const shown = written && source ? withOwnText(source, written.article) : undefined;
  const article = shown ?? builtInArticles(content.blog).find((one) => one.slug === slug);
  const text = written?.text ?? articleTexts[slug];
  if (!article || !text) throw new Error(`No article ${slug}`);
  const callToAction = { ...article.callToAction, text: fillTerms(content, article.callToAction.text) };
  // How the owner read a page is the owner's to say.
  const isKnown = ({ url }: ArticleSource) => source?.sources.some((one) => one.url === url);
  const sources = article.sources.flatMap((one) => (isKnown(one) ? withReadings([one]) : [one]));
  return {
    article: { ...article, callToAction, sources },
    text,
    chosen: article.related.map((number) => `article-${number}`),
    ...(written && { cover: written.cover }),
  };
}
