import { domainToUnicode } from 'node:url';
import { z } from 'zod';
import { readAddress, readLine, readParagraphs, readText } from '../entry/readText.ts';
import { ADDRESS_EXPECTED, isEmailAddress } from '../leads/contactDetails.ts';
import { leadLimits } from '../leads/limits.ts';

/** French error for a body that is not a JSON object. */
export const OBJECT = 'Un objet JSON est attendu.';

/**
 * Schema of a text that was typed, pasted or imported: `read` normalises it, then its length is checked; a line break counts as one
 * character.
 */
const entry = (read: (typed: string) => string, max: number, label: string) =>
  z
    .string('Ce champ attend du texte.')
    .transform(read)
    .refine((text) => text.replace(/\r\n?/g, '\n').length <= max, `${label} : ${max} caractères au plus.`);

/** Text of one line: line breaks and runs of spaces become one space; may be empty. */
export const line = (max: number, label: string) => entry(readLine, max, label);

/**
 * Text of several lines. A posted form sends each line break as two characters, which `maxlength` counts as one
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set).
 */
export const paragraphs = (max: number, label: string) => entry(readParagraphs, max, label);

/** Text from which only invisible characters are removed or replaced; everything else stays byte for byte. */
export const textAsSent = (max: number, label: string) => entry(readText, max, label);

/** Text kept as typed, with the spaces at its ends. */
export const text = (max: number, label: string) =>
  entry((typed) => readText(typed.replace(/\r\n?/g, '\n')), max, label);

/** Non-empty text of one line. */
export const required = (max: number, label: string, message: string) =>
  line(max, label).refine((text) => text !== '', message);

/** Non-empty text of several lines. */
export const requiredParagraphs = (max: number, label: string, message: string) =>
  paragraphs(max, label).refine((text) => text !== '', message);

/** Cleans an address and writes its domain in Unicode: `xn--socit-esab.fr` becomes `société.fr`. An ASCII domain is kept as typed. */
function readMailbox(typed: string): string {
  const address = readAddress(typed);
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (!/[^\0-\u007f]|xn--/i.test(domain)) return address;
  return address.slice(0, at) + (domainToUnicode(domain) || domain);
}

export const email = entry(readMailbox, leadLimits.email, 'Adresse e-mail').refine(isEmailAddress, ADDRESS_EXPECTED);
