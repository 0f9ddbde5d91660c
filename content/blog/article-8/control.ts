import { decimal, euros } from '../../../data/french/frenchNumbers.ts';
import { worked } from './agreement.ts';

const HOURS = 1.5;
const HOURLY_COST = 40;
/** One serious error in so many cases. */
const ONE_IN = 20;
const cost = HOURS * HOURLY_COST;
/** What crossing two models stops of the errors one would have let pass. */
const stopped = worked.shown / (worked.shown + worked.alike);
const avoided = (stake: number) => (stake / ONE_IN) * stopped;

/** What a check costs and what it avoids, for two stakes, and the stake at which the two are equal. */
export const control = {
  cost: euros(cost),
  small: `${decimal(avoided(300), 2)} €`,
  large: euros(avoided(5000)),
  even: euros((cost * ONE_IN) / stopped),
  evenIfPerfect: euros(cost * ONE_IN),
} as const;
