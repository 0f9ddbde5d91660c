import { type Service, type ServiceCode, serviceByCode } from '../services.ts';

/** What the catalogue says of a service an example belongs to. Throws for a code outside the catalogue. */
export function serviceFacts(code: ServiceCode): Service {
  const service = serviceByCode(code);
  if (!service) throw new Error(`The catalogue has no ${code}`);
  return service;
}
