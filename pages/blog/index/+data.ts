import { articleCards } from '../../../data/articleCards.ts';

/** Every card, in route order. */
export const data = () => articleCards;
