import { ordinal } from '../../../data/french/frenchNumbers.ts';
import type { Content } from '../../../data/settings/content.ts';
import { breakEven, type Scenario } from './accounts.ts';

/** The day of a break-even after day 90, whose accounts are those of three months. */
export const breakEvenDay = (content: Content, scenario: Scenario): number =>
  Math.ceil(90 + ((breakEven(content, scenario) - 3) * 365) / 12);

/** The month in which it falls, in letters: `cinquième`. */
export const breakEvenMonth = (content: Content, scenario: Scenario): string =>
  ordinal(Math.ceil(breakEven(content, scenario)));
