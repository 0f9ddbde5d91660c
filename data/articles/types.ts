import type { Topic } from '../blog/blog.ts';
import type { ReadOn } from '../blog/sourceReadings.ts';

/**
 * A piece of a text written as Markdown: a string, or an element with its properties and its own pieces. Elements are the HTML that prose
 * needs, and the parts of an article by name (`content/blog/writtenText.tsx`).
 */
export type TextPiece = string | readonly [tag: string, properties: Readonly<Record<string, unknown>>, ...TextPiece[]];

export interface WrittenText {
  pieces: readonly TextPiece[];
  /** Headings of the text's second level. */
  headings: readonly { id: string; text: string }[];
}

/**
 * Kind of an article, from which the look of its header follows (docs/product/design-language.md § 6): `wash`, `sunk`, or `band` for static
 * articles.
 */
export type ArticleFamily = 'strategy' | 'case' | 'static' | 'weekly';

/** A public source of an article; texts cite it by `id`: `:source[…]`. */
export interface ArticleSource {
  id: string;
  publisher: string;
  title: string;
  /** Date in words: « 24 octobre 2024 », « septembre 2023 ». */
  date: string;
  /** Address of the source, `https:` only. */
  url: string;
  /** Limits of the cited figure: the survey's population, place and size. */
  scope?: string;
  /** Day on which the source's page was read; added by `withReadings` (`data/blog/sourceReadings.ts`). */
  read?: ReadOn;
  /** Remark that the figure was not read on its publisher's own page; added by `withReadings`. */
  caution?: string;
}

/** One of the three headline figures of a weekly article. */
interface ArticleStat {
  figure: string;
  unit?: string;
  label: string;
  /** The id of the source the figure comes from. */
  source: string;
}

/** A change of an article, shown in the change log at its end. */
export interface ArticleChange {
  date: string;
  /** Description of the change: a sentence with its full stop. */
  what: string;
  /** Reason of the change: a sentence with its full stop. */
  why: string;
}

export interface Article {
  number: number;
  slug: `article-${number}`;
  category: ArticleCategory;
  title: string;
  summary: string;
  date: string;
  /** Changes since publication, oldest first, shown at the end of the article; the date of the last one is the article's modified date. */
  changes: readonly ArticleChange[];
  topics: readonly [Topic, ...Topic[]];
  /** Numbers of three other articles to read next, chosen by hand. */
  related: readonly [number, number, number];
  /** Minutes to read the article: given by docs/product/specification.md § 2, or counted from the text at 220 words a minute. */
  readTime: number;
  family: ArticleFamily;
  stats?: readonly [ArticleStat, ArticleStat, ArticleStat];
  callToAction: { title: string; text: string; button: string };
  sources: readonly ArticleSource[];
}

export const articleCategories = [
  'Stratégie',
  'Étude de cas',
  'Modèles d’IA',
  'Méthode',
  'Mesure',
  'Marketing',
  'Productivité',
  'Ventes',
] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** An article as its page shows it, built-in or written at the desk. */
export interface ShownArticle extends Omit<Article, 'number' | 'slug' | 'related'> {
  slug: string;
}

/** Day on which the article was last changed, or else published: YYYY-MM-DD. */
export const modifiedDate = ({ changes, date }: Pick<Article, 'changes' | 'date'>): string =>
  changes.at(-1)?.date ?? date;
