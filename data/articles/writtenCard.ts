import { dayInProse } from '../french/frenchDates.ts';
import type { SocialCard } from '../socialCard.ts';
import type { WrittenArticle } from './blogContent.ts';

/** What the social image of an article of the desk says: the strands, or its motif on the cover of a document. */
export function writtenCard({ article, cover }: Pick<WrittenArticle, 'article' | 'cover'>): SocialCard {
  const { title, category, date, readTime } = article;
  const card = { headline: [title], label: category };
  if (cover === 'strands') return card;
  const meta = [dayInProse(date), `${readTime} min de lecture`];
  return { ...card, cover: { kind: 'Article', title: category, line: '', motif: cover, meta } };
}
