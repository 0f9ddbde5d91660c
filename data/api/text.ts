import { z } from 'zod';
import { isEmailAddress } from '../leads/contactDetails.ts';
import { leadLimits } from '../leads/limits.ts';

/** For bodies that are not an object. */
export const OBJECT = 'Un objet JSON est attendu.';

/** C0 controls except tab and line breaks, C1 controls, and halves of surrogate pairs. */
const isClean = (text: string): boolean =>
  text.isWellFormed() &&
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
  !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(text);

const TEXT = 'Ce champ attend du texte.';
const STRANGE = 'Ce champ contient des caractères qui ne s’affichent pas.';
const bounded = (max: number, label: string) =>
  z.string(TEXT).max(max, `${label} : ${max} caractères au plus.`).refine(isClean, STRANGE);

/** Text of one line: line breaks and runs of spaces become one space. Empty text stays empty. */
export const line = (max: number, label: string) =>
  bounded(max, label).transform((text) => text.replace(/\s+/g, ' ').trim());

/**
 * Text of several lines. A line break counts as one character, as `maxlength` counts it, though a form post sends two
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set).
 */
export const paragraphs = (max: number, label: string) =>
  z
    .string(TEXT)
    .transform((text) => text.replace(/\r\n?/g, '\n'))
    .pipe(bounded(max, label))
    .transform((text) => text.trim());

/** Text that is kept byte for byte; its length is counted as that of `paragraphs`. */
export const textAsSent = (max: number, label: string) =>
  z.string(TEXT).superRefine((text, context) => {
    const { error } = bounded(max, label).safeParse(text.replace(/\r\n?/g, '\n'));
    for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message });
  });

/** Text as it was typed, spaces at its ends included. */
export const text = (max: number, label: string) =>
  z
    .string(TEXT)
    .transform((typed) => typed.replace(/\r\n?/g, '\n'))
    .pipe(bounded(max, label));

/** Text of one line that is not empty. */
export const required = (max: number, label: string, message: string) =>
  line(max, label).refine((text) => text !== '', message);

/** Text of several lines that is not empty. */
export const requiredParagraphs = (max: number, label: string, message: string) =>
  paragraphs(max, label).refine((text) => text !== '', message);

export const email = line(leadLimits.email, 'Adresse e-mail').refine(
  isEmailAddress,
  'Indiquez une adresse complète, par exemple nom@entreprise.fr.',
);
