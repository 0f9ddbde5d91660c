import type { Content } from '../../../data/settings/content.ts';

/** The shop that hesitates before a new price list: what a mistake costs, and what a second reading saves. Euros. */
const stake = {
  monthlyTurnover: 18_000,
  /** Points of margin lost, as a share. */
  marginLost: 0.04,
  months: 3,
  /** The reader's own guesses of being wrong: alone, then reviewed. */
  riskAlone: 1 / 5,
  riskReviewed: 1 / 10,
} as const;

export const loss = stake.monthlyTurnover * stake.marginLost * stake.months;
/** The share of the loss that a review saves, on average. */
const spared = stake.riskAlone - stake.riskReviewed;
export const reviewWorth = loss * spared;

/** What the author asks for a strategy, and the loss from which a review at that price pays for itself. */
export const reviewPrice = (content: Content) => content.offers.strategie.price;
export const leastLoss = (content: Content) => reviewPrice(content) / spared;
