import { strategyDefaults } from '../../../data/blog/calculators.ts';
import { doctrine } from '../../../data/blog/method.ts';
import { decimal, euros } from '../../../data/french/frenchNumbers.ts';

const { hourlyRate, timeSpent } = strategyDefaults;
/** The calculator's fixed cost (docs/product/specification.md § 6). */
const COST = 2000;
/** The cautious share of time won back. */
const CAUTIOUS = 0.1;

const usefulHours = COST / hourlyRate;
const freedHours = usefulHours / doctrine.keep.reuse;

/** What repays the fixed cost, and the cautious year, by the doctrine: hours that serve, weeks that are worked. */
export const payback = {
  usefulHours: decimal(usefulHours),
  freedHours: decimal(freedHours),
  minutesAWeek: decimal((freedHours * 60) / doctrine.weeksAYear),
  cautiousYear: euros(timeSpent * doctrine.weeksAYear * hourlyRate * CAUTIOUS * doctrine.keep.reuse),
} as const;
