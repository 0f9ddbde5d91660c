import { decimal, percent } from '../../../data/french/frenchNumbers.ts';

/** « 2,8 Md€ » from millions of euros. */
export const billions = (millions: number): string => `${decimal(millions / 1000, 1)} Md€`;
/** « 6,3 M€ » from millions of euros. */
export const millionsOf = (millions: number): string => `${decimal(millions, 1)} M€`;
/** « 22 % » from 22: the study's drivers are percentages. */
export const hundredths = (value: number, digits = 0): string => percent(value / 100, digits);
/** « 1,8 an », « 2,4 ans »: the plural begins at two. */
export const yearsText = (value: number): string => `${decimal(value, 1)} ${value < 2 ? 'an' : 'ans'}`;
