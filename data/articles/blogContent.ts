import type { articleCovers } from './deskArticles.ts';
import type { ShownArticle, WrittenText } from './types.ts';

export type ArticleCover = (typeof articleCovers)[number]['code'];

/** A published article of the desk, as its page shows it. */
export interface WrittenArticle {
  article: ShownArticle;
  cover: ArticleCover;
  text: WrittenText;
  /** Distinct words of the article, for the search; those of built-in articles are in `content/blog/searchWords.baked.ts`. */
  words: string;
}

/** An unpublished article as its page will show it, with the page's head. */
export interface ArticlePreview {
  article: WrittenArticle;
  note: string;
}

/** Owner's change of a built-in article's card. */
export interface CardChange {
  title?: string;
  summary?: string;
  /** YYYY-MM-DD. */
  date?: string;
  isWithdrawn?: true;
}

/** Articles of the desk, and changes of the built-in ones. */
export interface BlogContent {
  /** Newest first. */
  written: readonly WrittenArticle[];
  /** By slug. */
  cards: Readonly<Record<string, CardChange>>;
  /** Former addresses of desk articles, and the current address of each. */
  moved: Readonly<Record<string, string>>;
  /** Addresses of articles that were published and are no longer. */
  gone: readonly string[];
}

/** Path of the page that is served at the address of a withdrawn article. */
export const GONE_PATH = '/blog/retire';

export const UNCHANGED_BLOG: BlogContent = { written: [], cards: {}, moved: {}, gone: [] };
