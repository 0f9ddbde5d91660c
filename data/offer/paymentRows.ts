import type { Content } from '../settings/content.ts';
import { monthlyPack } from './catalogue.ts';
import { priceText } from './promiseWords.ts';

type Terms = Pick<Content, 'terms'>;

/** Deposit proposed for a total, in cents: the percentage in the terms; for the monthly pack, the whole first month (terms, 8). */
export const usualDeposit = ({ terms }: Terms, total: number, serviceCode: string | null): number =>
  serviceCode === monthlyPack.code ? total : Math.round((total * terms.deposit) / 100);

/** Rows for the two payments of a price in euros: `À la commande, 50 %`, `60 €`. */
export function paymentRows(content: Terms, price: number) {
  const { deposit } = content.terms;
  const first = usualDeposit(content, price * 100, null) / 100;
  return [
    [`À la commande, ${deposit} %`, priceText(first)],
    [`À la livraison, ${100 - deposit} %`, priceText(price - first)],
  ] as const;
}
