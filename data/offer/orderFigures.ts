import { daysAfter } from '../french/timeInParis.ts';
import type { Content } from '../settings/content.ts';
import { monthlyPack, tailored } from './catalogue.ts';
import { serviceByCode } from './services.ts';

/** Choice of a form: a service code, the title preselected by a button, and the delay. */
export interface OrderChoice {
  code: string;
  title?: string | undefined;
  timeline: string;
}

/** Returns the chosen offer; `tailored` has no price before it is described. */
export function offerOf(content: Content, { code, title }: OrderChoice) {
  const service = serviceByCode(content, code);
  if (service) return { kind: 'service', ...service } as const;
  if (code === monthlyPack.code) return { kind: 'pack', title: content.pack.title, price: content.pack.price } as const;
  // The one tailored work whose example has a price.
  if (title === content.saas.title) return { kind: 'service', ...content.saas } as const;
  return { kind: code ? 'tailored' : 'none', title: code && (title ?? tailored.title), price: undefined } as const;
}

/** Price in euros including the express surcharge; the pack has no express delay. */
export const priceOf = (content: Content, choice: OrderChoice): number | undefined => {
  const { kind, price } = offerOf(content, choice);
  const isExpress = kind === 'service' && choice.timeline === 'urgent';
  return price === undefined || !isExpress ? price : Math.round(price * (100 + content.terms.expressSupplement)) / 100;
};

/** Hours from the validated brief to the delivery; undefined when only the quote states it. */
export function deliveryHours(content: Content, choice: OrderChoice): number | undefined {
  const offer = offerOf(content, choice);
  if (offer.kind !== 'service' || choice.timeline === 'flexible') return undefined;
  return choice.timeline === 'urgent' ? content.delays.express : offer.deliveryHours;
}

const WEEKEND: Readonly<Record<number, number>> = { 6: 2, 0: 1 };

/**
 * Delivery days for a request sent on a day: the brief is validated after the hours of the reply and the brief, on a working day, and the
 * delivery follows after its own hours.
 */
export function deliveryDays({ terms }: Pick<Content, 'terms'>, hours: number, sentOn: string) {
  const earliest = daysAfter(sentOn, Math.ceil((terms.replyHours + terms.briefHours) / 24));
  const brief = daysAfter(earliest, WEEKEND[new Date(earliest).getUTCDay()] ?? 0);
  return { brief, delivery: daysAfter(brief, Math.ceil(hours / 24)) };
}
