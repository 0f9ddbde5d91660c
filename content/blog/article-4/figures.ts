import type { RangesFigure } from '../../../data/articles/figureTypes.ts';
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

export const misfitTask: RangesFigure = {
  type: 'ranges',
  title: 'Sur la tâche piège, ceux qui avaient l’IA se sont trompés plus souvent',
  measure: 'Part de bonnes réponses sur une tâche choisie hors du domaine de GPT-4, en %, consultants de BCG, 2023',
  unit: '%',
  digits: 1,
  dots: ['Part de bonnes réponses'],
  range: 'De la moins bonne à la meilleure condition',
  rows: [
    { label: 'Sans IA', values: [84.5] },
    { label: 'Avec GPT-4', values: [null], range: [60, 70.6] },
  ],
  sources: ['dellacqua-2023'],
  note: 'Un grand cabinet, un seul modèle, une seule tâche de ce type : l’écart ne se transpose pas tel quel.',
};
