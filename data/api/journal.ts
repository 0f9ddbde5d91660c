import { z } from 'zod';
import { journalKindCodes, journalOrigins } from '../desk/journalActions.ts';

/** A line of the journal: no visitor's name, no secret; `data/desk/journalActions.ts` says it in French. */
export const journalLine = z.strictObject({
  id: z.int().min(1),
  at: z.iso.datetime(),
  kind: z.enum(journalKindCodes),
  action: z.string(),
  origin: z.enum(journalOrigins),
  /** Who acted, or the name that was tried; null: unknown. */
  account: z.string().nullable(),
  /** Another account's name, or a passkey's. */
  subject: z.string().nullable(),
  amount: z.int().nullable(),
});
export type JournalLine = z.infer<typeof journalLine>;

/** `GET /api/admin/journal`. */
export const journalPage = z.strictObject({
  success: z.literal(true),
  total: z.int(),
  next_cursor: z.string().nullable(),
  lines: z.array(journalLine),
});
export type JournalPage = z.infer<typeof journalPage>;

/** What the journal is narrowed by. */
export const journalQuery = z.object({
  kind: z.enum(journalKindCodes, { error: 'kind : ce genre n’existe pas.' }).optional(),
});
