import { z } from 'zod';
import { letterRow, recipientRow } from './letterRows.ts';

const success = z.literal(true);
const page = { success, next_cursor: z.string().nullable() };

/** What sending depends on, whichever letter it is. */
const sending = z.strictObject({
  /** Confirmed subscribers. */
  audience: z.int(),
  /** The ways they gave their consent, with how many each. */
  sources: z.array(z.strictObject({ source: z.string(), count: z.int() })),
  /** Letters an hour, at most. */
  an_hour: z.int(),
  /** Whether there is a mail server. */
  mail: z.boolean(),
  /** To whom a test goes. */
  notify_to: z.string().nullable(),
});
export type LetterSendingFacts = z.infer<typeof sending>;

/** `GET /api/admin/letters`. */
export const letterPage = z.strictObject({ ...page, total: z.int(), letters: z.array(letterRow), sending });
export type LetterPage = z.infer<typeof letterPage>;

/** `GET /api/admin/letters/:id`, and the answer to every change of one. */
export const letterFile = z.strictObject({
  success,
  letter: letterRow.extend({ body: z.string() }),
  /** Paths of the blog that a draft leads to and where nothing stands. */
  dead_links: z.array(z.string()),
  sending,
});
export type LetterFile = z.infer<typeof letterFile>;

/** `POST /api/admin/letter-preview`: the mail, set both ways. */
export const letterPreview = z.strictObject({ success, html: z.string(), text: z.string() });
export type LetterPreview = z.infer<typeof letterPreview>;

/** `GET /api/admin/letters/:id/recipients`. */
export const recipientPage = z.strictObject({ ...page, total: z.int(), recipients: z.array(recipientRow) });
export type RecipientPage = z.infer<typeof recipientPage>;
