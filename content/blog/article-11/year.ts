import { doctrine } from '../../../data/blog/method.ts';
import { decimal, euros, percent } from '../../../data/french/frenchNumbers.ts';
import { week } from './week.ts';

const HOURLY_COST = 40;
/** A subscription of 20 a month and three hours of setting up. */
const COST = 12 * 20 + 3 * HOURLY_COST;

const hours = (week.kept * doctrine.weeksAYear) / 60;
const value = hours * HOURLY_COST;

/** What the minutes kept in the example are worth in a year, and what they cost. */
export const year = {
  hours: decimal(hours),
  value: euros(value),
  half: euros(value * doctrine.keep.reuse),
  cost: euros(COST),
  evenShare: percent(COST / value),
} as const;
