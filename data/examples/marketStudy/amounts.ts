import { decimal } from '../../decimal.ts';

/** « 2,8 Md€ » from millions of euros. */
export const billions = (millions: number): string => `${decimal(millions / 1000, 1)} Md€`;
/** « 6,3 M€ » from millions of euros. */
export const millionsOf = (millions: number): string => `${decimal(millions, 1)} M€`;
/** « 2 386 k€ » from thousands of euros. */
export const thousandsOf = (thousands: number): string => `${decimal(thousands, 0)} k€`;
/** « 88 € ». */
export const euros = (amount: number): string => `${decimal(amount, 0)} €`;
/** « 22 % ». */
export const percent = (value: number, digits = 0): string => `${decimal(value, digits)} %`;
/** « 1,8 an », « 2,4 ans »: the plural begins at two. */
export const yearsText = (value: number): string => `${decimal(value, 1)} ${value < 2 ? 'an' : 'ans'}`;
