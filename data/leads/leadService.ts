import type { Choice } from '../choices.ts';
import { capital } from '../french/frenchNumbers.ts';
import { offers, saasAnalysis } from '../offer/catalogue.ts';

/** Services of a lead: each offer of the catalogue. */
export const leadServices: readonly Choice[] = offers.map(({ code, title }) => ({ code, label: title }));

const folded = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
/** Matches a price after a dash or a comma: `- 120€`, `– 1 200,50 EUR`, `, 240 € par mois`. */
const PRICE = / ?[-–—,] ?\d[\d .,]{0,15}(?:€|euros?|eur)?(?: (?:ttc|par mois)| ?\/ ?mois)?$/;

const codes = new Map<string, string>([
  [folded(saasAnalysis.title), saasAnalysis.code],
  ...leadServices.flatMap(({ code, label }) => [[folded(code), code] as const, [folded(label), code] as const]),
]);

/**
 * Returns the service code for a text: a code, a title, or a title with any price, since a page cached yesterday still sends yesterday's
 * price. Null for any other text, which the desk shows as it is.
 */
export function serviceCodeOf(text: string | null): string | null {
  if (text === null) return null;
  const whole = folded(text);
  return codes.get(whole) ?? codes.get(whole.replace(PRICE, '')) ?? null;
}

interface ServiceFields {
  service: string | null;
  service_code: string | null;
}

/** Returns the title of a stored code; undefined without a code, or for one the catalogue no longer has. */
export const knownTitle = (code: string | null): string | undefined =>
  leadServices.find((known) => known.code === code)?.label;

/** Formats a program's code (`autre`, `conseil-export`) as words. */
const inWords = (text: string): string =>
  /^[a-z]+(?:-[a-z]+)*$/.test(text) ? capital(text.replaceAll('-', ' ')) : text;

/** Returns the name of a lead's service: the catalogue's title, else the text that was sent; empty if the lead names none. */
export const serviceName = ({ service, service_code }: ServiceFields): string =>
  knownTitle(service_code) ?? inWords(service ?? '');

/** Returns a lead's service as the visitor sent it, with the price of that day; a code without a title becomes the catalogue's title. */
export function serviceAsSent({ service, service_code }: ServiceFields): string {
  if (service === null || service_code === null) return inWords(service ?? '');
  return service === service_code ? (knownTitle(service_code) ?? service) : service.replace(/(\d)\s*€/, '$1\u00a0€');
}

/** Returns a service's name for the statistics, which count by service code, or by sent text for a service without a code. */
export const countedServiceName = (counted: string): string => knownTitle(counted) ?? inWords(counted);
