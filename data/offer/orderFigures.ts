import { daysAfter } from '../french/timeInParis.ts';
import type { Content } from '../settings/content.ts';
import { monthlyPack, tailored } from './catalogue.ts';
import { serviceByCode } from './services.ts';

/** Values chosen in the quote form: a service code, the title that a button preselected, and the delay. */
export interface OrderChoice {
  code: string;
  title?: string | undefined;
  timeline: string;
}

/** Returns the offer chosen in a form; tailored work has no price, since the owner sets it after reading the description. */
export function offerOf(content: Content, { code, title }: OrderChoice) {
  const service = serviceByCode(content, code);
  if (service) return { kind: 'service', ...service } as const;
  if (code === monthlyPack.code) return { kind: 'pack', title: content.pack.title, price: content.pack.price } as const;
  // The only tailored work with a fixed price: the one that an example shows.
  if (title === content.saas.title) return { kind: 'service', ...content.saas } as const;
  return { kind: code ? 'tailored' : 'none', title: code && (title ?? tailored.title), price: undefined } as const;
}

/** Returns the price in euros with the express surcharge, if chosen; the monthly pack has no express delay. */
export const priceOf = (content: Content, choice: OrderChoice): number | undefined => {
  const { kind, price } = offerOf(content, choice);
  const isExpress = kind === 'service' && choice.timeline === 'urgent';
  return price === undefined || !isExpress ? price : Math.round(price * (100 + content.terms.expressSupplement)) / 100;
};

/** Returns the hours from the validated brief to the delivery; undefined where only the quote will state the delay. */
export function deliveryHours(content: Content, choice: OrderChoice): number | undefined {
  const offer = offerOf(content, choice);
  if (offer.kind !== 'service' || choice.timeline === 'flexible') return undefined;
  return choice.timeline === 'urgent' ? content.delays.express : offer.deliveryHours;
}

const WEEKEND: Readonly<Record<number, number>> = { 6: 2, 0: 1 };

/**
 * Returns the days of brief and delivery for a request sent on a day: the brief is validated on a working day, after the hours of the reply
 * and of the brief; the delivery follows after its own hours.
 */
export function deliveryDays({ terms }: Pick<Content, 'terms'>, hours: number, sentOn: string) {
  const earliest = daysAfter(sentOn, Math.ceil((terms.replyHours + terms.briefHours) / 24));
  const brief = daysAfter(earliest, WEEKEND[new Date(earliest).getUTCDay()] ?? 0);
  return { brief, delivery: daysAfter(brief, Math.ceil(hours / 24)) };
}
