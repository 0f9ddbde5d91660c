import type { PageContextServer } from 'vike/types';
import { shownCards } from '../../../data/blog/articleCards.ts';

const SHOWN = 3;

/** The newest articles: the requested one is unknown here. */
export const data = ({ content }: PageContextServer) => ({
  cards: shownCards(content.blog)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, SHOWN),
});
