import { z } from 'zod';
import { codesOf } from '../choices.ts';
import { letterLimits as limits, MOST_LETTERS_AN_HOUR } from '../letters/letterLimits.ts';
import { archiveChoices, recipientStates } from '../letters/letterWords.ts';
import { line, OBJECT, paragraphs } from './text.ts';

const version = z.int('Une version est attendue.').min(1);
const words = {
  subject: line(limits.subject, 'Objet'),
  preheader: line(limits.preheader, 'Accroche'),
  body: paragraphs(limits.body, 'Texte'),
};

/** `POST /api/admin/letters`: blank, or from a published article. */
export const newLetter = z.strictObject({ article: z.string().max(200).optional() }, OBJECT);

/** `PATCH /api/admin/letters/:id`: the words of a draft, whole; `version` is the one that was read. */
export const letterChange = z.strictObject({ version, ...words, archive: z.enum(archiveChoices) }, OBJECT);
export type LetterChange = z.infer<typeof letterChange>;

/** `POST /api/admin/letter-preview`. */
export const letterWords = z.strictObject({ ...words, look: z.enum(['light', 'dark']) }, OBJECT);
export type LetterWords = z.infer<typeof letterWords>;

/** `POST /api/admin/letters/:id/test`, `…/schedule`: what is meant is what was read. */
export const letterVersion = z.strictObject({ version }, OBJECT);

/** `POST /api/admin/letters/:id/schedule`: at once, or at a time in Paris. */
export const letterSending = z.strictObject(
  {
    version,
    at: z
      .strictObject({
        day: z.iso.date('Indiquez un jour, par exemple 2026-03-15.'),
        time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Indiquez une heure, par exemple 09:30.'),
      })
      .nullable(),
    /** Only to those whose consent came this way; null for all. */
    audience: z.string().max(500, 'audience : 500 caractères au plus.').nullable().default(null),
  },
  OBJECT,
);
export type LetterSending = z.infer<typeof letterSending>;

/** `PATCH /api/admin/letters/:id/archive`. */
export const archiveChange = z.strictObject({ archive: z.enum(archiveChoices) }, OBJECT);

/** `PATCH /api/admin/letter-pace`. */
export const letterPaceChange = z.strictObject(
  {
    an_hour: z
      .int('Indiquez un nombre entier.')
      .min(1, 'Une lettre par heure au moins.')
      .max(MOST_LETTERS_AN_HOUR, 'Ce nombre est trop élevé.'),
  },
  OBJECT,
);

/** What a list of recipients is narrowed by; `departed`: those who left the list after this letter. */
export const recipientQuery = z.object({
  state: z.enum([...codesOf(recipientStates), 'departed'], { error: 'Cet état n’existe pas.' }).optional(),
});
