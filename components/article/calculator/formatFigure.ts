import { formatNumber } from '../../ui/formatNumber.ts';

/** A number with its sign, plus included: `+2 195`, `−100`, `+0`. */
export const formatSigned = (value: number): string => `${value < 0 ? '' : '+'}${formatNumber(value)}`;

/** Euros, the symbol after a no-break space. */
export const formatEuros = (value: number): string => `${formatNumber(value)}\u00a0€`;
