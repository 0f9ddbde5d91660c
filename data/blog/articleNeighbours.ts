import type { ArticleCard } from './articleCards.ts';

export type ArticleLink = Pick<ArticleCard, 'slug' | 'title'>;

const link = (card: ArticleCard | undefined): ArticleLink | undefined => card && { slug: card.slug, title: card.title };

/** The articles published just before and just after one. */
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
