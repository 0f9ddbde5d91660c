import type { BuiltInRow } from '../../data/api/articleAnswers.ts';
import { articles } from '../../data/blog/articles.baked.ts';
import type { ChangedCard } from '../../database/articles/articleCards.ts';

/** The cards of the built-in articles with what the owner changed of them, in route order. */
export const builtInRows = (changed: readonly ChangedCard[]): BuiltInRow[] =>
  articles.map(({ slug, number, category, title, summary, date, readTime }) => {
    const card = changed.find((one) => one.slug === slug);
    return {
      slug,
      number,
      category,
      read_time: readTime,
      title: card?.title ?? title,
      summary: card?.summary ?? summary,
      date: card?.date ?? date,
      state: card?.state ?? 'published',
      source: { title, summary, date },
      version: card?.version ?? 0,
      updated_at: card?.updated_at ?? null,
      updated_by: card?.updated_by ?? null,
    };
  });
