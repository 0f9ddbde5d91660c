import { sayDayOfYear, sayWeekday } from '../french/timeInParis.ts';
import type { Content } from '../settings/content.ts';
import { vatWords } from '../settings/vatWords.ts';
import { deliveryDays, deliveryHours, type OrderChoice, offerOf, priceOf } from './orderFigures.ts';
import { paymentRows } from './paymentRows.ts';
import { priceText } from './promiseWords.ts';

type Row = readonly [label: string, value: string];

/** Preview of a quote, in words, shown beside the form while a visitor fills it in. */
export interface QuotePreview {
  /** Empty before a service is chosen. */
  title: string;
  price: Row;
  /** Deposit and balance; empty for tailored work, which has no price yet. */
  parts: readonly Row[];
  delivery: Row;
  /** Day of delivery without weekday, `2 décembre`; empty when unknown. */
  day: string;
  /** Part of the price that is due with the order, `60 €`. */
  due: string;
  /** The preview as sentences, for screen readers; empty before a service is chosen. */
  summary: string;
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
/** Formats a day as `mercredi 2 décembre`, with a no-break space between day and month. */
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

/** Builds the preview of the quote for the values chosen in a form, on a day, from the site's prices, percentages and delays. */
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
