import type { CatalogueCode } from '../offer/catalogue.ts';
import { serviceByCode } from '../offer/services.ts';
import type { Content } from '../settings/content.ts';
import type { Example } from './types.ts';

/** What an example says of the service it illustrates, as the catalogue has it. Throws for a code it does not hold. */
export function fromCatalogue(content: Content, code: CatalogueCode) {
  const found = serviceByCode(content, code);
  if (!found) throw new Error(`The catalogue has no ${code}`);
  const { title, price, format, deliveryHours } = found;
  const delay = `${deliveryHours} h`;
  const badges: Example['badges'] = [
    { text: 'Format Livrable' },
    { text: format, icon: 'file' },
    { text: delay, icon: 'clock' },
  ];
  return { service: { href: `/services/${code}`, code, title, price }, badges, format, delay };
}
