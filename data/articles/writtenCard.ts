import { blog } from '../blog/blog.ts';
import { dayInProse } from '../french/frenchDates.ts';
import type { SocialCard } from '../pageHead.ts';
import type { WrittenArticle } from './blogContent.ts';

/** What the social image of an article of the desk says: the strands, or its motif on the cover of a document. */
export function writtenCard({ article, cover }: Pick<WrittenArticle, 'article' | 'cover'>): SocialCard {
  const { title, category, date, readTime } = article;
  const headline = [title];
  if (cover === 'strands') return { headline, label: category };
  const meta = [dayInProse(date), `${readTime} min de lecture`];
  return { headline, label: blog.title, cover: { kind: 'Article', title: category, line: '', motif: cover, meta } };
}
