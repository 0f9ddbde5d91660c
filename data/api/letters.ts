import { z } from 'zod';
import { codesOf } from '../choices.ts';
import {
  archiveChoices,
  letterStates,
  letterLimits as limits,
  MOST_LETTERS_AN_HOUR,
  pauseReasons,
  recipientStates,
} from '../letters/letterWords.ts';
import { earlierText } from './earlierTexts.ts';
import { line, OBJECT, paragraphs } from './text.ts';

const version = z.int('Une version est attendue.').min(1);
const words = {
  subject: line(limits.subject, 'Objet'),
  preheader: line(limits.preheader, 'Accroche'),
  body: paragraphs(limits.body, 'Texte'),
};

/** `POST /api/admin/letters`: blank, or from a published article. */
export const newLetter = z.strictObject({ article: line(200, 'Article').optional() }, OBJECT);

/** `PATCH /api/admin/letters/:id`: all words of a draft; `version` is the one that was read. */
export const letterChange = z.strictObject({ version, ...words, archive: z.enum(archiveChoices) }, OBJECT);
export type LetterChange = z.infer<typeof letterChange>;

/** `POST /api/admin/letters/:id/versions`: words stored as an earlier text. */
export const letterText = z.strictObject(words, OBJECT);
export type LetterText = z.infer<typeof letterText>;

/** `POST /api/admin/letter-preview`: the letter's words. */
export const letterWords = z.strictObject({ ...words, look: z.enum(['light', 'dark']) }, OBJECT);
export type LetterWords = z.infer<typeof letterWords>;

/** `POST /api/admin/letters/:id/test`, `…/schedule`: applies only to the version that was read. */
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
    /** Source of consent that the letter is limited to; null for all subscribers. */
    audience: line(500, 'audience').nullable().default(null),
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

/** Filters of a list of recipients; `departed`: those who left the list after this letter. */
export const recipientQuery = z.object({
  state: z.enum([...codesOf(recipientStates), 'departed'], { error: 'Cet état n’existe pas.' }).optional(),
});

const id = z.int().min(1);
const count = z.int().min(0);
/** UTC, ISO 8601. */
const moment = z.iso.datetime();

/** A letter in a list; every total counts recipients. */
export const letterRow = z.strictObject({
  id,
  /** Grows with each change of the letter's words; a change based on an older version is refused. */
  version: z.int(),
  state: z.enum(codesOf(letterStates)),
  subject: z.string(),
  preheader: z.string(),
  archive: z.enum(archiveChoices),
  /** Slug of its page in the archive, from the moment its sending begins. */
  slug: z.string().nullable(),
  author: z.string(),
  /** Source of consent the letter is limited to; null for all. */
  audience: z.string().nullable(),
  created_at: moment,
  updated_at: moment,
  /** Time for which the letter is scheduled; null if the owner chose none. */
  send_at: moment.nullable(),
  started_at: moment.nullable(),
  /** When the row of its last recipient was stored. */
  prepared_at: moment.nullable(),
  finished_at: moment.nullable(),
  pause_reason: z.enum(pauseReasons).nullable(),
  /** Rows stored so far. */
  recipients: count,
  /** Mails accepted by the mail server, including those that bounced later. */
  sent: count,
  refused: count,
  bounced: count,
  skipped: count,
  cancelled: count,
  /** Subscribers who left the list after this letter and before any later one. */
  departed: count,
});
export type Letter = z.infer<typeof letterRow>;

export const recipientRow = z.strictObject({
  id,
  email: z.string(),
  state: z.enum(codesOf(recipientStates)),
  /** Last reply of the mail server. */
  answer: z.string().nullable(),
  tried_at: moment.nullable(),
  settled_at: moment.nullable(),
  /** When they unsubscribed, if this was their last letter. */
  left_at: moment.nullable(),
});
export type Recipient = z.infer<typeof recipientRow>;

const success = z.literal(true);
const page = { success, next_cursor: z.string().nullable() };

/** Conditions of sending, common to every letter. */
const sending = z.strictObject({
  /** Confirmed subscribers. */
  audience: z.int(),
  /** Sources of consent, with the number of subscribers of each. */
  sources: z.array(z.strictObject({ source: z.string(), count: z.int() })),
  /** Maximum letters an hour. */
  an_hour: z.int(),
  /** Whether there is a mail server. */
  mail: z.boolean(),
  /** Recipient of a test. */
  notify_to: z.string().nullable(),
});
export type LetterSendingFacts = z.infer<typeof sending>;

/** `GET /api/admin/letters`. */
const letterList = z.strictObject({ ...page, total: z.int(), letters: z.array(letterRow), sending });
export type LetterList = z.infer<typeof letterList>;

/** Warnings on a draft, a sentence each: names nothing fills in, parts a mail cannot show. */
const problems = z.array(z.string());

/** `GET /api/admin/letters/:id`, and the response to every change of one. */
const letterRecord = z.strictObject({
  success,
  letter: letterRow.extend({ body: z.string() }),
  /** Paths of the blog that a draft links to and that do not exist. */
  dead_links: z.array(z.string()),
  /** Earlier texts, the newest first. */
  versions: z.array(earlierText),
  problems,
  sending,
});
export type LetterRecord = z.infer<typeof letterRecord>;

/** `POST /api/admin/letter-preview`: the mail as HTML and as plain text. */
const letterPreview = z.strictObject({
  success,
  html: z.string(),
  text: z.string(),
  problems,
});
export type LetterPreview = z.infer<typeof letterPreview>;

/** `GET /api/admin/letters/:id/recipients`. */
const recipientList = z.strictObject({ ...page, total: z.int(), recipients: z.array(recipientRow) });
export type RecipientRowList = z.infer<typeof recipientList>;
