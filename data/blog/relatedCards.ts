import type { ArticleCard } from './articleCards.ts';

export type ArticleLink = Pick<ArticleCard, 'slug' | 'title'>;

const link = (card: ArticleCard | undefined): ArticleLink | undefined => card && { slug: card.slug, title: card.title };

/** Returns the articles published just before and just after an article. */
export function neighboursOf(
  slug: string,
  cards: readonly ArticleCard[],
): { earlier?: ArticleLink; later?: ArticleLink } {
  const byDate = cards.toSorted((a, b) => a.date.localeCompare(b.date));
  const at = byDate.findIndex((card) => card.slug === slug);
  if (at < 0) return {};
  const [earlier, later] = [link(byDate[at - 1]), link(byDate[at + 1])];
  return { ...(earlier && { earlier }), ...(later && { later }) };
}

/** Number of related articles shown, as many as `Article.related` has. */
const SHOWN = 3;

const shared = (one: ArticleCard['topics'], other: ArticleCard['topics']) =>
  one.filter((topic) => other.includes(topic)).length;

interface Read {
  slug: string;
  topics: ArticleCard['topics'];
  /** Slugs chosen by hand. */
  chosen?: readonly string[];
}

/**
 * Returns the articles to propose after one: the newest desk article with a common topic, then those chosen by hand, then those with most
 * topics in common.
 */
export function relatedCards({ slug, topics, chosen = [] }: Read, cards: readonly ArticleCard[]): ArticleCard[] {
  const others = cards.filter((card) => card.slug !== slug);
  const written = others.find((card) => card.cover !== undefined && shared(topics, card.topics) > 0);
  const byHand = chosen.flatMap((one) => others.filter((card) => card.slug === one));
  // `toSorted` is stable: cards with equally many common topics keep their order, desk articles before built-in ones.
  const close = others.toSorted((a, b) => shared(topics, b.topics) - shared(topics, a.topics));
  return [...new Set([...(written ? [written] : []), ...byHand, ...close])].slice(0, SHOWN);
}
