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

/** Body of `POST /api/admin/letters`: `article` fills the letter from a published article; absent: an empty letter. */
export const newLetter = z.strictObject({ article: line(200, 'Article').optional() }, OBJECT);

/** Body of `PATCH /api/admin/letters/:id`: all texts of a draft; `version` is the version the edit began from. */
export const letterChange = z.strictObject({ version, ...words, archive: z.enum(archiveChoices) }, OBJECT);
export type LetterChange = z.infer<typeof letterChange>;

/** Body of `POST /api/admin/letters/:id/versions`: texts to store as an earlier text. */
export const letterText = z.strictObject(words, OBJECT);
export type LetterText = z.infer<typeof letterText>;

/** Body of `POST /api/admin/letter-preview`: the texts of the letter to render. */
export const letterWords = z.strictObject({ ...words, look: z.enum(['light', 'dark']) }, OBJECT);
export type LetterWords = z.infer<typeof letterWords>;

/** Body of `POST /api/admin/letters/:id/test` and `…/schedule`: refused when the letter changed after `version`. */
export const letterVersion = z.strictObject({ version }, OBJECT);

/** Body of `POST /api/admin/letters/:id/schedule`: to send at once, or at a day and time in Paris. */
export const letterSending = z.strictObject(
  {
    version,
    at: z
      .strictObject({
        day: z.iso.date('Indiquez un jour, par exemple 2026-03-15.'),
        time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Indiquez une heure, par exemple 09:30.'),
      })
      .nullable(),
    /** Sends the letter only to subscribers with this source of consent; null: to all. */
    audience: line(500, 'audience').nullable().default(null),
  },
  OBJECT,
);
export type LetterSending = z.infer<typeof letterSending>;

/** Body of `PATCH /api/admin/letters/:id/archive`. */
export const archiveChange = z.strictObject({ archive: z.enum(archiveChoices) }, OBJECT);

/** Body of `PATCH /api/admin/letter-pace`: the number of letters sent in an hour. */
export const letterPaceChange = z.strictObject(
  {
    an_hour: z
      .int('Indiquez un nombre entier.')
      .min(1, 'Une lettre par heure au moins.')
      .max(MOST_LETTERS_AN_HOUR, 'Ce nombre est trop élevé.'),
  },
  OBJECT,
);

/** Filters of a letter's list of recipients. `departed`: those who unsubscribed after this letter. */
export const recipientQuery = z.object({
  state: z.enum([...codesOf(recipientStates), 'departed'], { error: 'Cet état n’existe pas.' }).optional(),
});

const id = z.int().min(1);
const count = z.int().min(0);
/** UTC, ISO 8601. */
const moment = z.iso.datetime();

/** A letter as lists show it; its counts are numbers of recipients. */
export const letterRow = z.strictObject({
  id,
  /** Number increased by each change of the texts; a change based on an older version is refused. */
  version: z.int(),
  state: z.enum(codesOf(letterStates)),
  subject: z.string(),
  preheader: z.string(),
  archive: z.enum(archiveChoices),
  /** Slug of the letter's page in the public archive; null until its sending begins. */
  slug: z.string().nullable(),
  author: z.string(),
  /** Source of consent to which the recipients are limited; null: all subscribers. */
  audience: z.string().nullable(),
  created_at: moment,
  updated_at: moment,
  /** Time at which the letter is to be sent; null if the owner chose none. */
  send_at: moment.nullable(),
  started_at: moment.nullable(),
  /** Time at which the row of the last recipient was stored; null while rows are still being added. */
  prepared_at: moment.nullable(),
  finished_at: moment.nullable(),
  pause_reason: z.enum(pauseReasons).nullable(),
  /** Number of recipients whose row is stored so far. */
  recipients: count,
  /** Mails accepted by the mail server, including those that bounced later. */
  sent: count,
  refused: count,
  bounced: count,
  skipped: count,
  cancelled: count,
  /** Number of recipients who unsubscribed after this letter and before any later one. */
  departed: count,
});
export type Letter = z.infer<typeof letterRow>;

export const recipientRow = z.strictObject({
  id,
  email: z.string(),
  state: z.enum(codesOf(recipientStates)),
  /** Last reply of the recipient's mail server. */
  answer: z.string().nullable(),
  tried_at: moment.nullable(),
  settled_at: moment.nullable(),
  /** Time at which the recipient unsubscribed, if this was the last letter before. */
  left_at: moment.nullable(),
});
export type Recipient = z.infer<typeof recipientRow>;

const success = z.literal(true);
const page = { success, next_cursor: z.string().nullable() };

/** Facts about sending that are the same for every letter. */
const sending = z.strictObject({
  /** Number of confirmed subscribers. */
  audience: z.int(),
  /** Sources of consent, each with its number of subscribers. */
  sources: z.array(z.strictObject({ source: z.string(), count: z.int() })),
  /** Maximum number of letters sent in an hour. */
  an_hour: z.int(),
  /** Whether the site has a mail server. */
  mail: z.boolean(),
  /** Address to which test letters are sent; null if none. */
  notify_to: z.string().nullable(),
});
export type LetterSendingFacts = z.infer<typeof sending>;

/** Response of `GET /api/admin/letters`. */
const letterList = z.strictObject({ ...page, total: z.int(), letters: z.array(letterRow), sending });
export type LetterList = z.infer<typeof letterList>;

/** Warnings about a draft, one sentence each: a name in braces that nothing fills in, or a part that mails cannot show. */
const problems = z.array(z.string());

/** Response of `GET /api/admin/letters/:id`, and of every change of a letter. */
const letterRecord = z.strictObject({
  success,
  letter: letterRow.extend({ body: z.string() }),
  /** Paths of the blog to which the draft links although no page has them. */
  dead_links: z.array(z.string()),
  /** Earlier texts of the letter, newest first. */
  versions: z.array(earlierText),
  problems,
  sending,
});
export type LetterRecord = z.infer<typeof letterRecord>;

/** Response of `POST /api/admin/letter-preview`: the mail as HTML and as plain text. */
const letterPreview = z.strictObject({
  success,
  html: z.string(),
  text: z.string(),
  problems,
});
export type LetterPreview = z.infer<typeof letterPreview>;

/** Response of `GET /api/admin/letters/:id/recipients`. */
const recipientList = z.strictObject({ ...page, total: z.int(), recipients: z.array(recipientRow) });
export type RecipientRowList = z.infer<typeof recipientList>;
