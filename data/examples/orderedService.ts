import { type ServiceCode, serviceByCode } from '../services.ts';
import type { Example } from './types.ts';

/** What an example takes from the catalogue. Throws for a code the catalogue does not sell. */
export function orderedService(code: ServiceCode) {
  const found = serviceByCode(code);
  if (!found) throw new Error(`The catalogue has no ${code}`);
  const { title, price, format, deliveryHours } = found;
  const badges: Example['badges'] = [
    { text: 'Format Livrable' },
    { text: format, icon: 'file' },
    { text: `${deliveryHours} h`, icon: 'clock' },
  ];
  return { service: { href: `/services/${code}`, code, title, price }, format, deliveryHours, badges };
}
