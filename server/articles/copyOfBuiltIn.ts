import { articleSources } from '../../content/blog/articleSources.baked.ts';
import type { ArticleFields } from '../../data/api/articleInput.ts';
import { articles } from '../../data/blog/articles.baked.ts';

/** What an article of the desk is that begins as one of the source; undefined where there is no such one. */
export function copyOfBuiltIn(slug: string, title: string): ArticleFields | undefined {
  const article = articles.find((one) => one.slug === slug);
  const body = articleSources[slug];
  if (!article || body === undefined) return undefined;
  const { summary, category, topics, sources, callToAction } = article;
  return {
    slug: '',
    title,
    summary,
    category,
    topics: [...topics].slice(0, 3),
    date: null,
    body,
    cover: 'strands',
    sources: sources.map(({ id, publisher, title, date, url, scope }) => ({
      id,
      publisher,
      title,
      date,
      url,
      ...(scope && { scope }),
    })),
    call_to_action: callToAction,
  };
}
