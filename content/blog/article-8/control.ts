import { comparing, crossCost, crossMinutes } from '../../../data/blog/comparing.ts';
import { decimal, euros, spelled } from '../../../data/french/frenchNumbers.ts';
import { worked } from './agreement.ts';

/** One serious error in so many cases. */
const ONE_IN = 20;
const { two } = comparing.crossCheck;
const cost = crossCost(crossMinutes.two);
/** What crossing two models stops of the errors one would have let pass. */
const stopped = worked.shown / (worked.shown + worked.alike);
const avoided = (stake: number) => (stake / ONE_IN) * stopped;

const even = (minutes: number) => euros((crossCost(minutes) * ONE_IN) / stopped);

/** What a check with two models costs and what it avoids, for two stakes, and the stake at which the two are equal. */
export const control = {
  cost: `${decimal(cost, 2)} €`,
  small: `${decimal(avoided(300), 2)} €`,
  large: euros(avoided(5000)),
  even: even(crossMinutes.two),
  evenIfPerfect: euros(cost * ONE_IN),
  /** With five models that stop no more errors, at the least and at the most. */
  fiveLeast: even(crossMinutes.fiveLeast),
  fiveMost: even(crossMinutes.fiveMost),
} as const;

/** The minutes of the article's four steps: cutting up and asking, setting side by side, contradicting, opening. */
export const stepMinutes = {
  ask: spelled(two[0] + two[1]),
  align: spelled(two[2] / 2),
  contradict: spelled(two[2] / 2),
  open: spelled(two[3]),
  all: spelled(crossMinutes.two),
} as const;
