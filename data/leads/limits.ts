import type { Choice } from '../choices.ts';

/** Name of the honeypot field: people do not see it, so only a program fills it in. */
export const HONEYPOT_FIELD = 'reponse_complementaire';

/** Campaign parameters of an address (`utm_…`) that are stored with a lead, with their labels at the desk. */
export const utmParameters = [
  { code: 'utm_source', label: 'source' },
  { code: 'utm_medium', label: 'support' },
  { code: 'utm_campaign', label: 'campagne' },
  { code: 'utm_term', label: 'mot' },
  { code: 'utm_content', label: 'contenu' },
] as const satisfies readonly Choice[];

const firstName = 100;
const lastName = 100;

/**
 * Maximum length of each answer of a lead in UTF-16 code units, counted alike by `maxlength` and the server. Posted without script, with
 * each letter escaped to nine bytes, the longest quote form is still below the server's limit of 64 KiB for a body.
 */
export const leadLimits = {
  firstName,
  lastName,
  /** First name, a space, last name. */
  name: firstName + 1 + lastName,
  /** Maximum length of an address: RFC 5321 § 4.5.3.1.3, less the angle brackets. */
  email: 254,
  company: 200,
  phone: 100,
  service: 200,
  description: 6000,
  timeline: 100,
  priority: 100,
  /** All answers as one text; longer than the form can send, since programs may write more. */
  message: 20_000,
} as const;

/**
 * Maximum length of each field of a contract notice. The receipt repeats the fields to an address that anybody may have typed: the fields
 * are kept too short to carry advertising.
 */
export const contractNoticeLimits = { firstName, lastName, contract: 500, wishedEnd: 100 } as const;

/** Maximum number of times a visitor may correct one sent form, and maximum bytes of all the earlier versions together. */
export const correctionLimits = { times: 5, bytes: 64 * 1024 } as const;

/** Characters of a search on the blog that are used; the rest is ignored. */
export const searchLimit = 100;
