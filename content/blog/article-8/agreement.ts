import type { CurvesFigure } from '../../../data/articles/figureTypes.ts';
import { comparing, crossCost, crossMinutes } from '../../../data/blog/comparing.ts';
import { decimal, euros, spelled } from '../../../data/french/frenchNumbers.ts';

const QUESTIONS = 100;
/**
 * Share of common failures in which both models give the same wrong answer, measured on questions with four choices (Kim et al., ICML
 * 2025).
 */
const MEASURED_ALIKE = 0.6;
/** Same share if wrong answers were random: one of three wrong choices. */
const CHANCE_ALIKE = 1 / 3;

/**
 * Share of common failures with the same wrong answer, by hypothesis: it grows linearly from chance (independent errors) to 1 (identical
 * models).
 */
export function alikeShare(wrong: number, together: number): number {
  const byChance = wrong ** 2 / QUESTIONS;
  return CHANCE_ALIKE + ((together - byChance) / (wrong - byChance)) * (1 - CHANCE_ALIKE);
}

/**
 * Outcome of a hundred questions put to two models: each fails `wrong` of them, both fail `together` of them, and in a share `same` of
 * these, from 0 to 1, with the same wrong answer.
 */
export function agreement(wrong: number, together: number, same = alikeShare(wrong, together)) {
  const alone = 2 * (wrong - together);
  const right = QUESTIONS - alone - together;
  const alike = together * same;
  const agreed = right + alike;
  return {
    right,
    alone,
    differently: together - alike,
    alike,
    agreed,
    disagreed: QUESTIONS - agreed,
    /** Errors of one model that are revealed because the other model disagrees. */
    shown: wrong - alike,
    /** Agreements that are right, in percent. */
    accuracy: (right / agreed) * 100,
  };
}

const WRONG = 20;
/** The example the article works out. */
export const worked = agreement(WRONG, 10, MEASURED_ALIKE);

/** Numbers of common failures drawn on the axis: from 4, by chance alone, to all 20, for identical models. */
const together = [4, 8, 12, 16, 20];

export const agreementCurves: CurvesFigure = {
  type: 'curves',
  title: 'Plus ils s’accordent, moins leur accord est juste',
  measure: 'Deux modèles, cent questions, vingt erreurs chacun, en %',
  x: { label: 'Échecs communs, sur cent questions', values: together, ticks: together },
  unit: '%',
  digits: 1,
  series: [
    { name: 'Questions où ils s’accordent', values: together.map((count) => agreement(WRONG, count).agreed) },
    { name: 'Exactitude de ces accords', values: together.map((count) => agreement(WRONG, count).accuracy), hot: true },
  ],
  sources: ['kim-2025'],
  note: 'Hypothèses : vingt erreurs par modèle, et une part de réponses fausses identiques qui va d’un tiers, à quatre échecs communs (le hasard), à la totalité, à vingt (des jumeaux). À dix, la droite donne 58 % ; l’étude a mesuré 60 % sur un de ses jeux de questions.',
};

/** Number of cases of which one has a serious error. */
const ONE_IN = 20;
const { two } = comparing.crossCheck;
const cost = crossCost(crossMinutes.two);
/** Share of one model's errors that a second model reveals. */
const stopped = worked.shown / (worked.shown + worked.alike);
const avoided = (stake: number) => (stake / ONE_IN) * stopped;

const even = (minutes: number) => euros((crossCost(minutes) * ONE_IN) / stopped);

/**
 * Cost of a check with two models, the loss it avoids at two stakes (300 and 5,000 euros), and the stake at which cost and avoided loss are
 * equal.
 */
export const control = {
  cost: `${decimal(cost, 2)} €`,
  small: `${decimal(avoided(300), 2)} €`,
  large: euros(avoided(5000)),
  even: even(crossMinutes.two),
  evenIfPerfect: euros(cost * ONE_IN),
  /**
   * Stake from which a check with five models pays for itself if it reveals no more errors than two: with the fewest minutes, and
   * (`fiveMost`) with the most.
   */
  fiveLeast: even(crossMinutes.fiveLeast),
  fiveMost: even(crossMinutes.fiveMost),
} as const;

/** Minutes of the article's four steps: split and ask, compare, contradict, check. */
export const stepMinutes = {
  ask: spelled(two[0] + two[1]),
  align: spelled(two[2] / 2),
  contradict: spelled(two[2] / 2),
  open: spelled(two[3]),
  all: spelled(crossMinutes.two),
} as const;
