import type { articleCovers } from './deskArticles.ts';
import type { ShownArticle, WrittenText } from './types.ts';

export type ArticleCover = (typeof articleCovers)[number]['code'];

/** A published article of the desk, in the form that its page renders. */
export interface WrittenArticle {
  article: ShownArticle;
  cover: ArticleCover;
  text: WrittenText;
  /** Distinct words of the article, used by the search; for built-in articles, `content/blog/searchWords.baked.ts` has them. */
  words: string;
}

/** An article that is not published yet, in the form that its page will render, with a note about the preview. */
export interface ArticlePreview {
  article: WrittenArticle;
  note: string;
}

/** Changes of the owner to the card of a built-in article. */
export interface CardChange {
  title?: string;
  summary?: string;
  /** Day shown on the card, YYYY-MM-DD. */
  date?: string;
  isWithdrawn?: true;
}

/** Articles of the desk, and the owner's changes to built-in articles. */
export interface BlogContent {
  /** Newest first. */
  written: readonly WrittenArticle[];
  /** Changed cards of built-in articles, by slug. */
  cards: Readonly<Record<string, CardChange>>;
  /** Former addresses of desk articles, each with the current address. */
  moved: Readonly<Record<string, string>>;
  /** Addresses of articles that were once published and are now withdrawn. */
  gone: readonly string[];
}

/** Path of the page that the server renders at the address of a withdrawn article. */
export const GONE_PATH = '/blog/retire';

export const UNCHANGED_BLOG: BlogContent = { written: [], cards: {}, moved: {}, gone: [] };
