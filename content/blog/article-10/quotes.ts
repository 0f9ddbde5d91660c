import type { Content } from '../../../data/settings/content.ts';

/** The rate the example applies to both quotes. */
const VAT = 0.2;
export const HOURLY_COST = 40;

export interface Quote {
  /** Euros the client pays, VAT included. */
  withVat: number;
  /** What remains once VAT is recovered; the same where none is charged. */
  withoutVat: number;
  /** Hours of the client: meetings, brief, reading. */
  hours: number;
  /** Interviews the client leads, in hours. */
  interviews: number;
}

/** Five days of an agency, interviews included. */
export const agency: Quote = { withoutVat: 5 * 450, withVat: 5 * 450 * (1 + VAT), hours: 4, interviews: 0 };

const INTERVIEWS = 8;
/** The market study of the catalogue at a price, eight interviews of an hour and a half led by the client. */
export const ownQuote = (price: number): Quote => ({
  withVat: price,
  withoutVat: price / (1 + VAT),
  hours: 4,
  interviews: INTERVIEWS * 1.5,
});

export const own = (content: Content) => ownQuote(content.offers['etude-marche'].price);

const timeOf = ({ hours, interviews }: Quote) => hours + interviews;

/** What a quote costs in all, at a cost of the client's hour. */
export const fullCost = (quote: Quote, unit: 'withVat' | 'withoutVat', hourly = HOURLY_COST) =>
  quote[unit] + timeOf(quote) * hourly;

/** The cost of the client's hour from which the agency is the cheaper of the two. */
export const evenHour = (one: Quote, other: Quote, unit: 'withVat' | 'withoutVat') =>
  (one[unit] - other[unit]) / (timeOf(other) - timeOf(one));
