import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ArticleFields } from '../../data/api/articleInput.ts';
import { articles } from '../../data/blog/articles.baked.ts';

/** The built-in articles' texts as Markdown, by slug; written by the build (`bin/build/describePages.ts`). */
const FILE = 'articleTexts.json';

/** In the bundle this file is `dist/serve.mjs`; among the sources, the build is two folders up. */
const BUILT = [import.meta.dirname, path.join(import.meta.dirname, '..', '..', 'dist')].map((folder) =>
  path.join(folder, FILE),
);

/** The text of each built-in article; none before the first build. */
export function builtInTexts(files: readonly string[] = BUILT): Readonly<Record<string, string>> {
  const file = files.find((one) => existsSync(one));
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** What a new article of the desk is that begins as the text of a built-in one; undefined before the first build. */
export function copyOfBuiltIn(
  slug: string,
  title: string,
  files: readonly string[] = BUILT,
): ArticleFields | undefined {
  const article = articles.find((one) => one.slug === slug);
  const body = builtInTexts(files)[slug];
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
