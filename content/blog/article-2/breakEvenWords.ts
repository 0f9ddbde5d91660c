import { ordinal } from '../../../data/french/frenchNumbers.ts';
import { breakEven, type Scenario } from './accounts.ts';

/** The day of a break-even, counted from the start. */
export const breakEvenDay = (scenario: Scenario): number => Math.ceil((breakEven(scenario) * 365) / 12);

/** The month in which it falls, in letters: `cinquième`. */
export const breakEvenMonth = (scenario: Scenario): string => ordinal(Math.ceil(breakEven(scenario)));
