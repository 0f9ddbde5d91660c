import { decimal, euros } from '../../../data/french/frenchNumbers.ts';
import { catalogueService, priceText } from '../../../data/offer/services.ts';
import { agency, evenHour, fullCost, HOURLY_COST, own, type Quote } from './quotes.ts';

const ratio = (unit: 'withVat' | 'withoutVat') => fullCost(agency, unit) / fullCost(own, unit);
const hoursText = (hours: number) =>
  `${Math.floor(hours)}\u00a0h${hours % 1 ? `\u00a0${Math.round((hours % 1) * 60)}` : ''}`;
const timed = (hours: number) => `${hoursText(hours)}, soit ${euros(hours * HOURLY_COST)}`;
const stated = (quote: Quote) => ({
  withVat: euros(quote.withVat),
  withoutVat: euros(quote.withoutVat),
  hours: timed(quote.hours),
  interviews: timed(quote.interviews),
  fullWithVat: euros(fullCost(quote, 'withVat')),
  fullWithoutVat: euros(fullCost(quote, 'withoutVat')),
});

/** What the article says of the two quotes: it follows the catalogue's price. */
export const costs = {
  price: priceText(catalogueService('etude-marche').price),
  division: decimal(agency.withVat / own.withVat, 1),
  ratioWithVat: decimal(ratio('withVat'), 1),
  ratioWithoutVat: decimal(ratio('withoutVat'), 1),
  agency: stated(agency),
  own: stated(own),
  /** Where the provider charges no VAT, nothing is recovered on that side. */
  ownWithoutVatExempt: euros(own.withVat + (own.hours + own.interviews) * HOURLY_COST),
  extraHours: hoursText(own.hours + own.interviews - agency.hours - agency.interviews),
  evenWithVat: euros(evenHour(agency, own, 'withVat')),
  evenWithoutVat: euros(evenHour(agency, own, 'withoutVat')),
} as const;
