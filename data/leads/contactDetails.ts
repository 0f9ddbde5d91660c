/** Error for an invalid address, at the server and under the field. */
export const ADDRESS_EXPECTED = 'Indiquez une adresse complète, par exemple nom@entreprise.fr.';

const LABEL = /^[a-z0-9\u0080-\uffff](?:[a-z0-9\u0080-\uffff-]{0,61}[a-z0-9\u0080-\uffff])?$/i;
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~.\u0080-\uffff-]{1,64}$/i;

/**
 * Whether a text is one complete address, `name@domain.tld`: no display name, no list, no comment, at most 254
 * characters (RFC 5321). The length is checked first and every pattern is bounded, so no input takes long.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  if (at < 1 || !LOCAL.test(local) || local.startsWith('.') || local.endsWith('.') || local.includes('..'))
    return false;
  if (/[\s\u0080-\u00a0\u2028\u2029\p{Cf}]/u.test(text)) return false;
  return labels.length >= 2 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
}

const NUMBER = /\+?\(?\d[\d\s().-]{3,}\d/;
const SEARCH = /^\+?[\d\s().-]+$/;

/** The digits of a number with its country before them, however it was typed; one without a country is French. */
function withCountry(text: string): string {
  const digits = text.replace(/\D/g, '');
  const abroad = text.trim().startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : undefined;
  // « +33 (0)6 … » says the 0 that only a call from inside the country begins with.
  if (abroad !== undefined) return abroad.replace(/^330/, '33');
  return digits.startsWith('0') ? `33${digits.slice(1)}` : digits.length === 9 ? `33${digits}` : digits;
}

/** The first telephone number of a text, as it is dialled; undefined where there is none. */
export const dialled = (text: string): string | undefined => {
  const found = NUMBER.exec(text)?.[0];
  return found && (found.startsWith('+') ? `+${withCountry(found)}` : found.replace(/\D/g, ''));
};

/** Search key of a lead's telephone number: `06 12…`, `+33 6 12…` and `0033612…` are one. */
export function phoneKey(phone: string | null): string | null {
  const found = NUMBER.exec(phone ?? '')?.[0];
  return found === undefined ? null : withCountry(found);
}

/** The beginning of the keys a search asks for; undefined when it does not read as a telephone number. */
export function searchedPhone(search: string): string | undefined {
  const text = search.trim();
  if (!SEARCH.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').length;
  return (/^[+0(]/.test(text) && digits >= 4) || digits >= 9 ? withCountry(text) : undefined;
}
