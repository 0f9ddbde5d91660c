/** Error for an invalid address, at the server and under the field. */
export const ADDRESS_EXPECTED = 'Indiquez une adresse complète, par exemple nom@entreprise.fr.';

const LABEL = /^[a-z0-9\u0080-\uffff](?:[a-z0-9\u0080-\uffff-]{0,61}[a-z0-9\u0080-\uffff])?$/i;
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~.\u0080-\uffff-]{1,64}$/i;

/**
 * Whether a text is exactly one address, `name@domain.tld`: no display name, no list, no comment, at most 254 characters (RFC 5321). The
 * length is tested first and every pattern is bounded, so that a hostile text cannot make the test slow.
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
