import { type Actor, actors, families, reasons, rivals, today, triedPrices, won } from './criteria.ts';
import { results } from './results.made.ts';

/** What the workbook concludes, under the names the pages use. */
const { summary, prices, weightings, losses } = results;

/** The marks of an actor as numbers, a row a family. */
export const marksOf = ({ marks }: Pick<Actor, 'marks'>): number[][] => marks.map((row) => [...row].map(Number));

/** An actor with its weighted score out of 100, the cost of its first year (€) and its mark by family, from 0 to 4. */
export interface Standing extends Actor {
  score: number;
  cost: number;
  byFamily: readonly number[];
}
const standing = (actor: Actor, index: number): Standing => ({
  ...actor,
  score: summary.scores[index] ?? Number.NaN,
  cost: summary.costs[index] ?? Number.NaN,
  byFamily: summary[`marks${index as 0}`],
});
/** The six, in the order of the page. */
export const standings: readonly Standing[] = actors.map(standing);
const ownIndex = actors.indexOf(today);
export const mine: Standing = standing(today, ownIndex);
/** 1 for the best score. */
export const ownRank = summary.ranks[ownIndex] ?? Number.NaN;
export const rivalStandings = standings.filter(({ own }) => !own);
/** The mean mark of the six by family. */
export const means: readonly number[] = summary.means;

/** The highest price tried at which the offer stays cheap enough, and the offer with its gaps filled at that price. */
export const [advisedPrice] = prices.advised;
export const advised: Standing = { ...standing(today, actors.length), price: advisedPrice };

/** The rank of the offer, today and improved, when each family in turn weighs more. */
export const weightTests = families.map(({ name }, index) => ({
  name,
  today: weightings.today[index] ?? Number.NaN,
  improved: weightings.improved[index] ?? Number.NaN,
  improvedScore: weightings.score[index] ?? Number.NaN,
}));

/** Deals of the year. */
export const lost = losses.reasons[reasons.length];
export const deals = won + lost;
export const lostFor = (reason: (typeof reasons)[number]): number =>
  losses.reasons[reasons.indexOf(reason)] ?? Number.NaN;
/** Deals the two gaps cost. */
export const gapLosses = lostFor('Intégration') + lostFor('Automatisation');

/** Each price tried for the improved offer: first-year cost, gap to those it beats, wins that bring as much subscription. */
export const priceTests = triedPrices.map((price, index) => {
  const spare = prices.spare[index] ?? Number.NaN;
  return {
    price,
    cost: prices.costs[index] ?? Number.NaN,
    discount: prices.discounts[index] ?? Number.NaN,
    needed: won - spare,
    spare,
  };
});

/** The conclusion put to each rival: gap in score and in first-year cost, and euros a point where one is better and dearer. */
export const duels = rivals.map(({ name }, index) => {
  const [score, cost, perPoint, verdict] = prices[`duel${index as 0}`] as readonly [
    number,
    number,
    number | '',
    string,
  ];
  return { name, score, cost, perPoint: perPoint === '' ? null : perPoint, verdict };
});
