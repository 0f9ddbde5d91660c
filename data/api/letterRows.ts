import { z } from 'zod';
import { codesOf } from '../choices.ts';
import { archiveChoices, letterStates, pauseReasons, recipientStates } from '../letters/letterWords.ts';

const id = z.int().min(1);
const count = z.int().min(0);
/** UTC, ISO 8601. */
const moment = z.iso.datetime();

/** A letter in a list; every total counts recipients. */
export const letterRow = z.strictObject({
  id,
  /** One more with each change of its words: who changes an older one is told. */
  version: z.int(),
  state: z.enum(codesOf(letterStates)),
  subject: z.string(),
  preheader: z.string(),
  archive: z.enum(archiveChoices),
  /** Of its page in the archive, from the moment it begins to leave. */
  slug: z.string().nullable(),
  author: z.string(),
  /** To those alone whose consent came this way; null for all. */
  audience: z.string().nullable(),
  created_at: moment,
  updated_at: moment,
  /** When it is to leave, where that was chosen. */
  send_at: moment.nullable(),
  started_at: moment.nullable(),
  /** When its last recipient had their row. */
  prepared_at: moment.nullable(),
  finished_at: moment.nullable(),
  pause_reason: z.enum(pauseReasons).nullable(),
  /** Rows made so far. */
  recipients: count,
  /** What the mail server took, those that came back later included. */
  sent: count,
  refused: count,
  bounced: count,
  skipped: count,
  cancelled: count,
  /** Those who left the list after this letter, and before any other. */
  departed: count,
});
export type Letter = z.infer<typeof letterRow>;

/** One recipient of a letter. */
export const recipientRow = z.strictObject({
  id,
  email: z.string(),
  state: z.enum(codesOf(recipientStates)),
  /** What the mail server said, last. */
  answer: z.string().nullable(),
  tried_at: moment.nullable(),
  settled_at: moment.nullable(),
  /** When they left the list, where this was the last letter they had. */
  left_at: moment.nullable(),
});
export type Recipient = z.infer<typeof recipientRow>;
