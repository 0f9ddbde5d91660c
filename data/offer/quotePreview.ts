import { sayDayOfYear, sayWeekday } from '../french/timeInParis.ts';
import type { Content } from '../settings/content.ts';
import { vatWords } from '../settings/vatWords.ts';
import { deliveryDays, deliveryHours, type OrderChoice, offerOf, priceOf } from './orderFigures.ts';
import { paymentRows } from './paymentRows.ts';
import { priceText } from './promiseWords.ts';

type Row = readonly [label: string, value: string];

/** A quote while its form is filled in, in words. */
export interface QuotePreview {
  /** Empty before a service is chosen. */
  title: string;
  price: Row;
  /** The deposit and the balance; none of tailored work. */
  parts: readonly Row[];
  delivery: Row;
  /** The day of the delivery without that of the week, `2 décembre`; empty where no day is known. */
  day: string;
  /** Part of the price that is due with the order, `60 €`. */
  due: string;
  /** The whole of it as sentences, for who does not see it; empty before a service is chosen. */
  summary: string;
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
/** `mercredi 2 décembre`: day and month stay together. */
const weekdayText = (day: string) => sayWeekday(noon(day)).replace(/ (?=\S+$)/, '\u00a0');

function deliveryOf(content: Content, choice: OrderChoice, today: string) {
  const hours = deliveryHours(content, choice);
  if (hours !== undefined) {
    const { brief, delivery } = deliveryDays(content, hours, today);
    return {
      delivery: [`Livraison, si le brief est validé ${weekdayText(brief)}`, weekdayText(delivery)],
      day: sayDayOfYear(noon(delivery)).replace(' ', '\u00a0'),
    } as const;
  }
  const { kind } = offerOf(content, choice);
  if (kind === 'service')
    return { delivery: ['Livraison, après le brief validé', content.terms.flexibleDelay], day: '' } as const;
  return { delivery: ['Livraison', kind === 'none' ? '' : 'fixée au devis'], day: '' } as const;
}

/** The quote that a form asks for, as it would be written on a day: prices, parts and delays are those of the site. */
export function quotePreview(content: Content, choice: OrderChoice, today: string): QuotePreview {
  const { kind, title } = offerOf(content, choice);
  const amount = priceOf(content, choice);
  const { mark } = vatWords(content);
  const price = [
    kind === 'pack' ? `Prix ${mark}, par mois` : `Prix ${mark}`,
    kind === 'tailored' ? 'sur devis' : amount === undefined ? '' : priceText(amount),
  ] as const;
  const parts =
    kind === 'none'
      ? paymentRows(content, 0).map(([label]) => [label, ''] as const)
      : kind === 'pack'
        ? [['À la commande, le mois qui commence', price[1]] as const]
        : amount === undefined
          ? []
          : paymentRows(content, amount);
  const shipped = deliveryOf(content, choice, today);
  const due = parts[0]?.[1] ?? '';
  const sentence = [price, ...parts, shipped.delivery].map(([label, value]) => `${label} : ${value}.`).join(' ');
  return {
    ...{ title, price, parts, due, ...shipped },
    summary: kind === 'none' ? '' : `Aperçu du devis. ${title}. ${sentence}`,
  };
}
