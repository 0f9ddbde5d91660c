import { type ServiceCode, serviceByCode } from '../services.ts';
import type { Example } from './types.ts';

/** What an example says of the service it illustrates, as the catalogue has it. Throws for a code it does not hold. */
export function fromCatalogue(code: ServiceCode): {
  service: Example['service'];
  badges: Example['badges'];
  /** `72 h`. */
  delay: string;
} {
  const found = serviceByCode(code);
  if (!found) throw new Error(`No service ${code}`);
  const { title, price, format, deliveryHours } = found;
  const delay = `${deliveryHours} h`;
  return {
    service: { href: `/services/${code}`, code, title, price },
    badges: [{ text: 'Format Livrable' }, { text: format, icon: 'file' }, { text: delay, icon: 'clock' }],
    delay,
  };
}
