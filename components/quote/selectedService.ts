import { monthlyPack, orderText, priceText, type ServiceCode, services } from '../../data/offer/services.ts';
import type { SelectedService } from './openQuote.ts';

/** The preselection a service's own buttons carry. */
export function selectedService(code: ServiceCode): SelectedService | undefined {
  const offer = code === monthlyPack.code ? monthlyPack : services.find((service) => service.code === code);
  return offer && { code, title: offer.title, price: priceText(offer.price), text: orderText(offer) };
}
