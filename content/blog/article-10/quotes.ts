import type { CurvesFigure } from '../../../data/articles/figureTypes.ts';
import { decimal, euros } from '../../../data/french/frenchNumbers.ts';
import { priceText } from '../../../data/offer/promiseWords.ts';
import type { Content } from '../../../data/settings/content.ts';

/** VAT rate that the example applies to both quotes. */
const VAT = 0.2;
const HOURLY_COST = 40;

interface Quote {
  /** Price that the client pays, in euros, VAT included. */
  withVat: number;
  /** Price for a client who recovers VAT; equal to `withVat` if the seller charges none. */
  withoutVat: number;
  /** Hours that the client spends on meetings, the brief and reading. */
  hours: number;
  /** Hours of the interviews that the client leads. */
  interviews: number;
}

/** Quote of an agency: five days, interviews included. */
export const agency: Quote = { withoutVat: 5 * 450, withVat: 5 * 450 * (1 + VAT), hours: 4, interviews: 0 };

const INTERVIEWS = 8;
/** Quote for the catalogue's market study at a price; the client leads eight interviews of an hour and a half. */
export const ownQuote = (price: number): Quote => ({
  withVat: price,
  withoutVat: price / (1 + VAT),
  hours: 4,
  interviews: INTERVIEWS * 1.5,
});

export const own = (content: Content) => ownQuote(content.offers['etude-marche'].price);

const timeOf = ({ hours, interviews }: Quote) => hours + interviews;

/** Returns the price of a quote plus the cost of the client's hours. */
export const fullCost = (quote: Quote, unit: 'withVat' | 'withoutVat', hourly = HOURLY_COST) =>
  quote[unit] + timeOf(quote) * hourly;

/** Returns the hourly cost of the client from which the agency is cheaper. */
export const evenHour = (one: Quote, other: Quote, unit: 'withVat' | 'withoutVat') =>
  (one[unit] - other[unit]) / (timeOf(other) - timeOf(one));

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

/** Figures of the article about the two quotes, computed with the catalogue's price. */
export const costs = (content: Content) =>
  ({
    price: priceText(content.offers['etude-marche'].price),
    division: decimal(agency.withVat / own(content).withVat, 1),
    ratioWithVat: decimal(ratio(content, 'withVat'), 1),
    ratioWithoutVat: decimal(ratio(content, 'withoutVat'), 1),
    agency: stated(agency),
    own: stated(own(content)),
    /** Cost when the provider is exempt from VAT: the client then has no VAT to recover. */
    ownWithoutVatExempt: euros(own(content).withVat + (own(content).hours + own(content).interviews) * HOURLY_COST),
    extraHours: hoursText(own(content).hours + own(content).interviews - agency.hours - agency.interviews),
    evenWithVat: euros(evenHour(agency, own(content), 'withVat')),
    evenWithoutVat: euros(evenHour(agency, own(content), 'withoutVat')),
  }) as const;

const hourly = [0, 40, 80, 120, 160, 200, 240];
const even = (content: Content) => euros(evenHour(agency, own(content), 'withoutVat'));

/** Curves of both quotes' full cost by the hourly cost of the client; they cross where the agency becomes cheaper. */
export const evenHourCurves = (content: Content): CurvesFigure => ({
  type: 'curves',
  title: `Au-delà de ${even(content)} de l’heure, l’agence redevient la moins chère`,
  measure: 'Coût complet des deux devis, en euros hors taxes, selon le coût de votre heure',
  x: { label: 'Coût de votre heure, en euros', values: hourly, ticks: hourly },
  unit: '€',
  series: [
    { name: 'Agence', values: hourly.map((cost) => fullCost(agency, 'withoutVat', cost)) },
    {
      name: 'Consultant avec IA, entretiens faits par vous',
      values: hourly.map((cost) => fullCost(own(content), 'withoutVat', cost)),
      hot: true,
    },
  ],
  crossings: [{ of: 'Consultant avec IA, entretiens faits par vous', with: 'Agence', label: even(content) }],
  note: 'Devis d’agence fictif ; le second suit le prix du catalogue. Entreprise qui récupère la TVA.',
});
