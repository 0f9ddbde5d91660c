import { z } from 'zod';

/**
 * A text an article or a letter had: as it was being written, as it was published, or set apart where two windows wrote and the other
 * text was chosen.
 */
export const earlierText = z.strictObject({
  id: z.int().min(1),
  kind: z.enum(['text', 'publication', 'apart']),
  author: z.string(),
  at: z.iso.datetime(),
});
export type EarlierText = z.infer<typeof earlierText>;

/** `GET …/versions/:version` of an article or a letter. */
export interface EarlierTextRecord<Fields> {
  success: true;
  version: EarlierText;
  fields: Fields;
}

/** Earlier texts that are kept of each. */
export const MOST_EARLIER_TEXTS = 40;

/** Changes of one author within that time are one earlier text. */
export const EARLIER_TEXT_MINUTES = 10;
