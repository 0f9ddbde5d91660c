import type { PageContextServer } from 'vike/types';
import { shownCards } from '../../../data/blog/articleCards.ts';

const SHOWN = 3;

/** The newest articles; the page does not know which article was requested. */
export const data = ({ content }: PageContextServer) => ({
  cards: shownCards(content.blog)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, SHOWN),
});
