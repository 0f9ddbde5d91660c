import { decimal } from '../../../data/french/frenchNumbers.ts';
import type { Measure } from './driverTypes.ts';

/** A value of a measure, as its table and its gate write it: `3,9 %`. */
export const shown = ({ digits, unit }: Measure, value: number): string => `${decimal(value, digits)}\u00a0${unit}`;

/** The half-year that begins after a month: `M7–M12`. */
export const halfName = (from: number): string => `M${from + 1}–M${from + 6}`;

/** When the prices and rates without a public source were set down. */
export const pricedIn = 'juillet 2025';
