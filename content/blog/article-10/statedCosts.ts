import { decimal, euros } from '../../../data/french/frenchNumbers.ts';
import { priceText } from '../../../data/offer/promiseWords.ts';
import type { Content } from '../../../data/settings/content.ts';
import { agency, evenHour, fullCost, HOURLY_COST, own, type Quote } from './quotes.ts';

const ratio = (content: Content, unit: 'withVat' | 'withoutVat') =>
  fullCost(agency, unit) / fullCost(own(content), unit);
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
export const costs = (content: Content) =>
  ({
    price: priceText(content.offers['etude-marche'].price),
    division: decimal(agency.withVat / own(content).withVat, 1),
    ratioWithVat: decimal(ratio(content, 'withVat'), 1),
    ratioWithoutVat: decimal(ratio(content, 'withoutVat'), 1),
    agency: stated(agency),
    own: stated(own(content)),
    /** Where the provider charges no VAT, nothing is recovered on that side. */
    ownWithoutVatExempt: euros(own(content).withVat + (own(content).hours + own(content).interviews) * HOURLY_COST),
    extraHours: hoursText(own(content).hours + own(content).interviews - agency.hours - agency.interviews),
    evenWithVat: euros(evenHour(agency, own(content), 'withVat')),
    evenWithoutVat: euros(evenHour(agency, own(content), 'withoutVat')),
  }) as const;
