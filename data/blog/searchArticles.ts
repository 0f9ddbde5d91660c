import MiniSearch from 'minisearch';
import type { BlogContent } from '../articles/blogContent.ts';
import { folded } from '../french/spellings.ts';
import { type ArticleCard, shownArticles, shownCards } from './articleCards.ts';
import { topics } from './blog.ts';

/** Words that readers search for, folded and in the singular, with the words that the articles use for the same thing. */
const SAME = new Map<string, readonly string[]>(
  Object.entries({
    prompt: ['consigne'],
    invite: ['consigne'],
    newsletter: ['lettre'],
    infolettre: ['lettre'],
    mail: ['courriel'],
    email: ['courriel'],
    seo: ['search', 'referencement'],
    referencement: ['search'],
    hallucination: ['halluciner', 'inventer', 'invention'],
    calculateur: ['simulateur'],
    calculatrice: ['simulateur'],
    lead: ['prospect'],
  }),
);

/** Synonyms of a word. */
const otherWords = (word: string): readonly string[] => SAME.get(word) ?? [];

/** Search on the blog's list: words as typed, and the code of a topic; both may be empty. */
export interface ArticleSearch {
  words: string;
  topic: string;
}

/**
 * Removes the plural of a folded word; « travaux » becomes « traval », one letter from « travail », which the tolerance for typing errors
 * accepts.
 */
const singular = (word: string): string =>
  word.length < 4 ? word : word.replace(/(?<=eau|eu|ou)x$|s$/, '').replace(/aux$/, 'al');

/** Splits a text into words; single letters (« l’IA », « e-mail ») are left out. */
const wordsOf = (text: string): string[] =>
  folded(text)
    .split(' ')
    .filter((word) => word.length > 1 || /\d/.test(word));

/** Number of wrong letters tolerated in a word (a swap of two counts as two); false: short words and numbers must match exactly. */
const typingErrors = (word: string): number | false => !/\d/.test(word) && word.length > 4 && (word.length > 5 ? 2 : 1);

/** Builds the search index of the published articles: titles and summaries with the owner's changes, texts and sources. */
function indexOf(blog: BlogContent, texts: Readonly<Record<string, string>>) {
  const written = new Map(blog.written.map(({ article, words }) => [article.slug, words]));
  const index = new MiniSearch({
    idField: 'slug',
    fields: ['title', 'summary', 'subject', 'text', 'sources'],
    tokenize: wordsOf,
    processTerm: singular,
    searchOptions: { boost: { title: 12, summary: 3, subject: 3 }, prefix: true },
  });
  index.addAll(
    shownArticles(blog).map((article) => ({
      slug: article.slug,
      title: article.title,
      summary: article.summary,
      subject: [
        article.category,
        ...topics.flatMap(({ code, label }) => (article.topics.includes(code) ? label : [])),
      ].join(' '),
      text: written.get(article.slug) ?? texts[article.slug] ?? '',
      sources: article.sources
        .map(({ publisher, title, date, scope }) => [publisher, title, date, scope].join(' '))
        .join(' '),
    })),
  );
  return index;
}

/** Search index of each content, built at its first search; garbage-collected with the content. */
const indexes = new WeakMap<BlogContent, { of: object; index: ReturnType<typeof indexOf> }>();

/**
 * Returns the cards of a topic whose card, text (`texts`, built-in articles by slug) or sources contain all words of a search, or their
 * synonyms (`otherWords.ts`), as beginnings of words; the nearest first. Without a match: cards with words one typing error away. An empty
 * search: every card, in order.
 */
export function searchArticles(
  blog: BlogContent,
  texts: Readonly<Record<string, string>>,
  { words, topic }: ArticleSearch,
): ArticleCard[] {
  const cards = shownCards(blog).filter((card) => !topic || card.topics.some((code) => code === topic));
  const searched = wordsOf(words);
  if (searched.length === 0) return cards;
  const kept = indexes.get(blog);
  const index = kept?.of === texts ? kept.index : indexOf(blog, texts);
  indexes.set(blog, { of: texts, index });
  const queries = searched.map((word) => ({
    combineWith: 'OR' as const,
    queries: [word, ...otherWords(singular(word))],
  }));
  const query = { combineWith: 'AND' as const, queries };
  const exact = index.search(query);
  const found = exact.length > 0 ? exact : index.search(query, { fuzzy: typingErrors });
  return found.flatMap(({ id }) => cards.find(({ slug }) => slug === id) ?? []);
}
