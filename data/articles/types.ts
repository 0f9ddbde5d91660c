import type { Topic } from '../blog/blog.ts';
import type { ReadOn } from '../blog/sourceReadings.ts';

/**
 * A piece of a text written as Markdown: a text, or an element with its properties and its pieces. Elements are those of HTML that prose
 * needs, and the parts of an article by their names (`content/blog/writtenText.tsx`).
 */
export type TextPiece = string | readonly [tag: string, properties: Readonly<Record<string, unknown>>, ...TextPiece[]];

export interface WrittenText {
  pieces: readonly TextPiece[];
  /** Headings of its second level. */
  headings: readonly { id: string; text: string }[];
}

/** Look of an article's header (docs/product/design-language.md § 6): `wash`, `sunk` or the static articles' own `band`. */
export type ArticleFamily = 'strategy' | 'case' | 'static' | 'weekly';

/** A source the reader can open. Texts cite its `id`: `:source[…]`. */
export interface ArticleSource {
  id: string;
  publisher: string;
  title: string;
  /** Date in words: « 24 octobre 2024 », « septembre 2023 ». */
  date: string;
  /** https only. */
  url: string;
  /** Population, place and number of the survey: the limits of the figure. */
  scope?: string;
  /** When the source's page was read; added by `withReadings` (`data/blog/sourceReadings.ts`). */
  read?: ReadOn;
  /** Remark for a source that was not read at its publisher's; added with `read`. */
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
  /** Why: a sentence with its full stop. */
  why: string;
}

export interface Article {
  number: number;
  slug: `article-${number}`;
  category: ArticleCategory;
  title: string;
  summary: string;
  date: string;
  /** Changes since publication, oldest first; the last one's day is the modified date. Shown at the end. */
  changes: readonly ArticleChange[];
  topics: readonly [Topic, ...Topic[]];
  /** Numbers of three other articles to read next, chosen by hand. */
  related: readonly [number, number, number];
  /** Minutes: given (docs/product/specification.md § 2), or counted from the text at 220 words a minute. */
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

/** Article as its page shows it, wherever it was written. */
export interface ShownArticle extends Omit<Article, 'number' | 'slug' | 'related'> {
  slug: string;
}

/** The day of the last change, else of publication: YYYY-MM-DD. */
export const modifiedDate = ({ changes, date }: Pick<Article, 'changes' | 'date'>): string =>
  changes.at(-1)?.date ?? date;
