import { type ArticleCard, articleCards } from './articleCards.ts';

export type ArticleLink = Pick<ArticleCard, 'slug' | 'title'>;

const byDate = [...articleCards].sort((a, b) => a.date.localeCompare(b.date));
const link = (card: ArticleCard | undefined): ArticleLink | undefined => card && { slug: card.slug, title: card.title };

/** The articles published just before and just after one. */
export function neighboursOf(slug: ArticleCard['slug']): { earlier?: ArticleLink; later?: ArticleLink } {
  const at = byDate.findIndex((card) => card.slug === slug);
  const [earlier, later] = [link(byDate[at - 1]), link(byDate[at + 1])];
  return { ...(earlier && { earlier }), ...(later && { later }) };
}
