import type { Content } from '../settings/content.ts';
import { monthlyPack } from './catalogue.ts';
import { priceText } from './promiseWords.ts';

type Terms = Pick<Content, 'terms'>;

/** Usual deposit on a total: the share in the terms; for the pack, the month that begins (terms, 8). Amounts in cents. */
export const usualDeposit = ({ terms }: Terms, total: number, serviceCode: string | null): number =>
  serviceCode === monthlyPack.code ? total : Math.round((total * terms.deposit) / 100);

/** Both parts of a price in euros: `À la commande, 50 %`, `60 €`. */
export function paymentRows(content: Terms, price: number) {
  const { deposit } = content.terms;
  const first = usualDeposit(content, price * 100, null) / 100;
  return [
    [`À la commande, ${deposit} %`, priceText(first)],
    [`À la livraison, ${100 - deposit} %`, priceText(price - first)],
  ] as const;
}
