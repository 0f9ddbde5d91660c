import {
  type Actor,
  actors,
  families,
  leastDiscount,
  losses,
  plan,
  reasons,
  referenceUsers,
  triedPrices,
  weightShift,
  won,
} from './criteria.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const PER_FAMILY = 7;
const BEST = 4;

/** The weights of the study, in the order of the families; they make 100. */
export const weights: readonly number[] = families.map(({ weight }) => weight);

/** The marks of an actor as numbers, a row a family. */
export const marksOf = ({ marks }: Pick<Actor, 'marks'>): number[][] => marks.map((row) => [...row].map(Number));

/** The mark of a family: the mean of its seven criteria, from 0 to 4. */
export const familyMarks = (actor: Pick<Actor, 'marks'>): number[] =>
  marksOf(actor).map((row) => sum(row) / PER_FAMILY);

/** The weighted score out of 100. */
export const scoreOf = (actor: Pick<Actor, 'marks'>, by: readonly number[] = weights): number =>
  sum(familyMarks(actor).map((mark, index) => ((by[index] ?? 0) * mark) / BEST));

/** Twelve months for the reference team, and the setup: euros before tax. */
export const yearOneCost = ({ price, setup }: Pick<Actor, 'price' | 'setup'>, users = referenceUsers): number =>
  price * users * 12 + setup;

/** 1 for the best score. */
export const rankOf = (actor: Actor, among: readonly Actor[], by: readonly number[] = weights): number =>
  1 + among.filter((other) => scoreOf(other, by) > scoreOf(actor, by)).length;

/** Whether one is rated at least as well for no more money, and better on one of the two. */
export const beats = (one: Actor, other: Actor): boolean => {
  const [score, cost] = [scoreOf(one) - scoreOf(other), yearOneCost(one) - yearOneCost(other)];
  return score >= 0 && cost <= 0 && (score > 0 || cost < 0);
};

const found = actors.find(({ own }) => own);
if (!found) throw new Error('No actor is the client');
/** The client's offer today. */
export const today: Actor = found;
export const rivals: readonly Actor[] = actors.filter(({ own }) => !own);

const raised = (row: string, family: string): string => {
  const { criteria } = families.find(({ name }) => name === family) ?? families[0];
  const step = [plan.integrations, plan.scenarios].find((one) => one.family === family);
  const named: readonly string[] = step?.criteria ?? [];
  return [...row]
    .map((mark, index) => (named.includes(criteria[index] ?? '') ? String(step?.mark ?? mark) : mark))
    .join('');
};
/** The offer once the two gaps are filled, at a price: today's unless another is given. */
export const improved = (price: number = today.price): Actor => ({
  ...today,
  price,
  marks: today.marks.map((row, index) => raised(row, families[index]?.name ?? '')),
});

/** A family weighs `weightShift` points more, the others less in proportion; they still make 100. */
export const shiftedWeights = (family: number): number[] => {
  const others = 100 - (weights[family] ?? 0);
  return weights.map((weight, index) =>
    index === family ? weight + weightShift : weight - (weightShift * weight) / others,
  );
};

/** The rank of the offer, today and improved, when each family in turn weighs more. */
export const weightTests = families.map(({ name }, index) => {
  const by = shiftedWeights(index);
  const after = improved();
  return {
    name,
    today: rankOf(today, actors, by),
    improved: rankOf(after, [after, ...rivals], by),
    improvedScore: scoreOf(after, by),
  };
});

/** Deals of the year. */
export const lost = sum(losses.map(({ counts }) => sum(counts)));
export const deals = won + lost;
export const lostFor = (reason: (typeof reasons)[number]): number =>
  sum(losses.map(({ counts }) => counts[reasons.indexOf(reason)] ?? 0));
/** Deals the two gaps cost. */
export const gapLosses = lostFor('Intégration') + lostFor('Automatisation');

/** Each price tried for the improved offer: first-year cost, gap to those it beats, wins that bring as much subscription. */
export const priceTests = triedPrices.map((price) => {
  const offer = improved(price);
  const beaten = rivals.filter((rival) => beats(offer, rival));
  const discount = Math.min(...beaten.map((rival) => 1 - yearOneCost(offer) / yearOneCost(rival)));
  /** Wins at this price that bring the yearly subscriptions of today's wins. */
  const needed = Math.ceil((won * today.price) / price - 1e-9);
  return {
    price,
    cost: yearOneCost(offer),
    beaten: beaten.map(({ name }) => name),
    discount,
    needed,
    spare: won - needed,
  };
});
/** The highest price tried at which the offer stays `leastDiscount` cheaper than every actor it beats. */
export const advisedPrice = Math.max(
  ...priceTests.filter(({ discount }) => discount >= leastDiscount).map(({ price }) => price),
);
export const advised = improved(advisedPrice);

/** The conclusion put to each rival: the gap in score and in first-year cost, from the offer advised. */
export const duels = rivals.map((rival) => {
  const score = scoreOf(advised) - scoreOf(rival);
  const cost = yearOneCost(advised) - yearOneCost(rival);
  return {
    name: rival.name,
    score,
    cost,
    /** Euros a point, where one is better and dearer. */
    perPoint: score * cost > 0 ? cost / score : null,
    verdict: beats(advised, rival)
      ? 'devancé'
      : beats(rival, advised)
        ? 'devant'
        : score > 0
          ? 'moins cher, moins bon'
          : 'meilleur, plus cher',
  };
});
