import { domainToUnicode } from 'node:url';
import { z } from 'zod';
import { readAddress, readLine, readParagraphs, readText } from '../entry/readText.ts';
import { ADDRESS_EXPECTED, isEmailAddress } from '../leads/contactDetails.ts';
import { leadLimits } from '../leads/limits.ts';

/** For bodies that are not an object. */
export const OBJECT = 'Un objet JSON est attendu.';

/** Text that somebody types, pastes or sends in a file, by its reader. A line break counts as one character. */
const entry = (read: (typed: string) => string, max: number, label: string) =>
  z
    .string('Ce champ attend du texte.')
    .transform(read)
    .refine((text) => text.replace(/\r\n?/g, '\n').length <= max, `${label} : ${max} caractères au plus.`);

/** Text of one line: line breaks and runs of spaces become one space. Empty text stays empty. */
export const line = (max: number, label: string) => entry(readLine, max, label);

/**
 * Text of several lines. A form post sends two characters for a line break that `maxlength` counts as one
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set).
 */
export const paragraphs = (max: number, label: string) => entry(readParagraphs, max, label);

/** Text that is kept byte for byte, but for signs that nobody sees. */
export const textAsSent = (max: number, label: string) => entry(readText, max, label);

/** Text as it was typed, spaces at its ends included. */
export const text = (max: number, label: string) =>
  entry((typed) => readText(typed.replace(/\r\n?/g, '\n')), max, label);

/** Text of one line that is not empty. */
export const required = (max: number, label: string, message: string) =>
  line(max, label).refine((text) => text !== '', message);

/** Text of several lines that is not empty. */
export const requiredParagraphs = (max: number, label: string, message: string) =>
  paragraphs(max, label).refine((text) => text !== '', message);

/** One form of a domain: `xn--socit-esab.fr` is `société.fr`. One of ASCII letters stays as it was typed. */
function readMailbox(typed: string): string {
  const address = readAddress(typed);
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (!/[^\0-\u007f]|xn--/i.test(domain)) return address;
  return address.slice(0, at) + (domainToUnicode(domain) || domain);
}

export const email = entry(readMailbox, leadLimits.email, 'Adresse e-mail').refine(isEmailAddress, ADDRESS_EXPECTED);
