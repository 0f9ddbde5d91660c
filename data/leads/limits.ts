import type { Choice } from '../choices.ts';

/** Honeypot field, invisible to people. */
export const HONEYPOT_FIELD = 'reponse_complementaire';

/** Campaign parameters stored with a lead, with the owner's words for them. */
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
 * Maximum length of each answer of a lead, in UTF-16 code units, as `maxlength` and the server both count them. The longest quote form,
 * posted without script in letters of nine escaped bytes each, stays below the 64 KiB of a body.
 */
export const leadLimits = {
  firstName,
  lastName,
  /** First and last name, joined by a space. */
  name: firstName + 1 + lastName,
  /** RFC 5321 § 4.5.3.1.3, less the angle brackets. */
  email: 254,
  company: 200,
  phone: 100,
  service: 200,
  description: 6000,
  timeline: 100,
  priority: 100,
  /** All answers as one text; programs may write more than the form does. */
  message: 20_000,
} as const;

/**
 * Maximum length of each field of a contract notice. The receipt repeats the fields to an address that anybody may have typed: they are too
 * short to be useful for advertising.
 */
export const contractNoticeLimits = { firstName, lastName, contract: 500, wishedEnd: 100 } as const;

/** Maximum corrections of one form, and bytes of all its former words. */
export const correctionLimits = { times: 5, bytes: 64 * 1024 } as const;

/** Characters of a blog search that are read. */
export const searchLimit = 100;
