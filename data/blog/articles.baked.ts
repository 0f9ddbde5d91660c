import { readdirSync } from 'node:fs';
import type { Article } from '../articles/types.ts';

const FOLDER = new URL('../articles/', import.meta.url);

/** Imports a file of the folder and returns the article among its exports, whatever its name. */
async function read(file: string): Promise<Article> {
  const [article] = Object.values((await import(new URL(file, FOLDER).href)) as Record<string, Article>);
  if (!article) throw new Error(`data/articles/${file} exports no article`);
  return article;
}

const files = readdirSync(FOLDER).filter((file) => /^article-\d+\.ts$/.test(file));

/** Every article of the folder `data/articles`, in route order (docs/decisions/0001-rooms-and-doors.md). */
export const articles: readonly Article[] = (await Promise.all(files.map(read))).sort((a, b) => a.number - b.number);
