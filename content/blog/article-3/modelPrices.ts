import { doctrine } from '../../../data/blog/method.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import type { Price } from './announced.ts';

const { word } = doctrine.missing;

export const dollars = (value: number | null, digits: number): string =>
  value === null ? word : `${decimal(value, digits)}\u00a0$`;

/** A price as its maker writes it: cents only where there are some. */
const price = (value: number) => dollars(value, Number.isInteger(value) ? 0 : 2);

/** `15 $ / 75 $`, or the word for a missing datum. */
export const bothPrices = ({ input, output }: Price): string =>
  input === null || output === null ? word : `${price(input)}\u00a0/\u00a0${price(output)}`;
