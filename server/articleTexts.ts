import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface ArticleText {
  slug: string;
  /** Words of the article as plain markup; links are relative to the root. */
  html: string;
  text: string;
  words: number;
}

const BUILT = path.join(path.dirname(import.meta.dirname), 'dist', 'articles.json');

/** Texts of the article pages as the build extracted them, by slug; empty before the first build, as in development. */
export function readArticleTexts(file = BUILT): Map<string, ArticleText> {
  const found = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ArticleText[]) : [];
  return new Map(found.map((article) => [article.slug, article]));
}
