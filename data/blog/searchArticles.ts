import type { ArticleCard } from './articleCards.ts';
import { topics } from './topics.ts';

/** What is asked of the list: words as typed, and the code of a topic; both may be empty. */
export interface Asked {
  words: string;
  topic: string;
}

/** Small letters without accents, one space between words: « L’IA générative » is `l ia generative`. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const holds = (text: string, beginning: string) => ` ${text}`.includes(` ${beginning}`);

/**
 * The cards of a topic that hold the beginnings of all the words asked, in the card or in the text (`texts`, by slug, folded);
 * those whose title holds them come first. Nothing asked: every card, in its order.
 */
export function searchArticles(
  cards: readonly ArticleCard[],
  texts: Readonly<Record<string, string>>,
  { words, topic }: Asked,
): ArticleCard[] {
  const beginnings = folded(words).split(' ').filter(Boolean);
  const all = (text: string) => beginnings.every((beginning) => holds(text, beginning));
  const found = cards.filter((card) => {
    if (topic && !card.topics.some((code) => code === topic)) return false;
    const labels = topics.filter(({ code }) => card.topics.includes(code)).map(({ label }) => label);
    return all(`${folded([card.title, card.summary, card.category, ...labels].join(' '))} ${texts[card.slug] ?? ''}`);
  });
  const titled = (card: ArticleCard) => Number(beginnings.length > 0 && all(folded(card.title)));
  // `sort` keeps the order of equals.
  return found.sort((a, b) => titled(b) - titled(a));
}
