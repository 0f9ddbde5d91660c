import type { ServiceCode } from '../../data/offer/catalogue.ts';
import { priceText } from '../../data/offer/promiseWords.ts';
import { orderText } from '../../data/offer/services.ts';
import type { Content } from '../../data/settings/content.ts';
import type { SelectedService } from './openQuote.ts';

/** The preselection a service's own buttons carry. */
export function selectedService(content: Content, code: ServiceCode): SelectedService | undefined {
  const offer = code === content.pack.code ? content.pack : content.services.find((service) => service.code === code);
  return offer && { code, title: offer.title, price: priceText(offer.price), text: orderText(offer) };
}
