import type { PageContextServer } from 'vike/types';
import { type ArticleData, isUsed, type ServedArticle } from '../../../components/article/articleData.ts';
import { articleTexts } from '../../../content/blog/articleTexts.ts';
import { coverMarkup } from '../../../content/blog/covers/coverMarkup.ts';
import { resolvedText } from '../../../content/blog/resolvedText.ts';
import { loadTools } from '../../../content/blog/tools.ts';
import type { ArticleCover, WrittenArticle } from '../../../data/articles/blogContent.ts';
import type { ArticleSource, ShownArticle, WrittenText } from '../../../data/articles/types.ts';
import { articleOfSource, builtInArticles, shownCards, withOwnText } from '../../../data/blog/articleCards.ts';
import { neighboursOf, relatedCards } from '../../../data/blog/relatedCards.ts';
import { withReadings } from '../../../data/blog/sourceReadings.ts';
import { typo } from '../../../data/french/typo.ts';
import { hoursText, priceText } from '../../../data/offer/promiseWords.ts';
import { SERVED } from '../../../data/served.ts';
import type { Content } from '../../../data/settings/content.ts';

type Quoted = Pick<Content, 'terms' | 'offers'>;

const words = {
  replyHours: ({ terms }: Quoted) => hoursText(terms.replyHours),
  consultationMinutes: ({ terms }: Quoted) => String(terms.consultationMinutes),
  strategyPrice: ({ offers }: Quoted) => priceText(offers.strategie.price),
  strategyHours: ({ offers }: Quoted) => hoursText(offers.strategie.deliveryHours),
};

/**
 * Fills in the prices and terms that a text of an article names, as in `{replyHours}`. Articles are made by the build
 * (docs/decisions/0001-rooms-and-doors.md), and the owner may change a term afterwards.
 */
const fillTerms = (content: Quoted, text: string): string =>
  typo(
    text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
      if (!(name in words)) throw new Error(`An article names a term that there is not: {${name}}`);
      return words[name as keyof typeof words](content);
    }),
  );

interface Found {
  article: ShownArticle;
  text: WrittenText;
  /** Slugs of the articles that the author chose for « read next ». */
  chosen?: readonly string[];
  cover?: ArticleCover;
}

const AFTER = [
  { id: 'sources', text: 'Sources' },
  { id: 'modifications', text: 'Modifications' },
];

/** Card and sources of the article, its current text, and what to read next. */
export async function data({ routeParams, preview, content }: PageContextServer): Promise<ArticleData> {
  const { slug = preview?.article.article.slug ?? '' } = routeParams;
  const cards = shownCards(content.blog);
  const written = preview?.article ?? content.blog.written.find(({ article }) => article.slug === slug);
  const { article, chosen, cover, text } = found(written?.article.slug ?? slug, written, content);
  await loadTools(text.pieces);
  const note = preview?.note;
  const { callToAction, sources } = article;
  const shown = resolvedText(text, content);
  const served: ServedArticle = {
    article,
    text: shown,
    preview: note,
    related: relatedCards(chosen ? { ...article, chosen } : article, cards),
    ...neighboursOf(article.slug, cards),
    // Motif of the article's cover; left out for a cover that shows the strands.
    ...(cover !== 'strands' && { cover }),
    ...(!written && { drawn: coverMarkup(article.slug, content) }),
  };
  return {
    callToAction,
    headings: [...text.headings, ...AFTER.slice(sources[0] ? 0 : 1)],
    ...(isUsed(text.pieces) && { used: { text: shown, preview: note, sources } }),
    [SERVED]: served,
  };
}

/** Finds a desk article, a built-in one, or the owner's text that replaces it. */
function found(slug: string, written: WrittenArticle | undefined, content: Content): Found {
  const source = articleOfSource(slug);
  if (!source && written) return written;
  const shown = written && source ? withOwnText(source, written.article) : undefined;
  const article = shown ?? builtInArticles(content.blog).find((one) => one.slug === slug);
  const text = written?.text ?? articleTexts[slug];
  if (!article || !text) throw new Error(`No article ${slug}`);
  const callToAction = { ...article.callToAction, text: fillTerms(content, article.callToAction.text) };
  // Whether a source is also in the built-in article: the day it was read is recorded only for those sources.
  const isKnown = ({ url }: ArticleSource) => source?.sources.some((one) => one.url === url);
  const sources = article.sources.flatMap((one) => (isKnown(one) ? withReadings([one]) : [one]));
  return {
    article: { ...article, callToAction, sources },
    text,
    chosen: article.related.map((number) => `article-${number}`),
    ...(written && { cover: written.cover }),
  };
}
