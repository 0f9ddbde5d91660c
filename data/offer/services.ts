import { capital, spelled } from '../french/frenchNumbers.ts';
import type { Content, Service } from '../settings/content.ts';
import { monthlyPack, type ServiceCode, tailored } from './catalogue.ts';
import { priceText } from './promiseWords.ts';

/** Returns the service of the catalogue with this code, if any. */
export const serviceByCode = ({ services }: Pick<Content, 'services'>, code: string): Service | undefined =>
  services.find((service) => service.code === code);

/** Text of an order: title, dash, price, as in `Étude de marché - 120€` (docs/product/contract.md, Readings). */
export const orderText = ({ title, price }: { title: string; price: number }): string => `${title} - ${price}€`;

/** Formats a number of deliverables a month: `deux livrables par mois`. */
export const deliverablesText = (count: number): string =>
  `${spelled(count)} ${count > 1 ? 'livrables' : 'livrable'} par mois`;

/**
 * Lines that list the contents of the monthly pack; the first is `withoutNumber` as long as the owner promises no number of deliverables.
 */
export const packLines = (
  { deliverables, callHours, noticeDays }: Content['pack'],
  withoutNumber = 'Nombre de livrables fixé au devis',
): readonly string[] => [
  deliverables === 0 ? withoutNumber : capital(deliverablesText(deliverables)),
  'Support prioritaire',
  `${callHours} h d’appel chaque mois`,
  'Livrables révisés, non remboursés',
  `Résiliable avec ${noticeDays} jours de préavis, mois en cours non remboursable`,
];

/** Choices of the select field 'Service souhaité *'. */
export const serviceChoices = ({
  services,
  pack,
}: Pick<Content, 'services' | 'pack'>): readonly { code: ServiceCode; label: string }[] => [
  ...services.map(({ code, title, price }) => ({ code, label: `${title}, ${priceText(price)}` })),
  { code: monthlyPack.code, label: `${pack.title}, ${priceText(pack.price)} par mois` },
  { code: tailored.code, label: tailored.title },
];
