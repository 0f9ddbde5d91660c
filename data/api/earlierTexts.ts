import { z } from 'zod';

/** An earlier text of an article or a letter: a draft, a published version, or the rejected text when two windows edited at once. */
export const earlierText = z.strictObject({
  id: z.int().min(1),
  kind: z.enum(['text', 'publication', 'apart']),
  author: z.string(),
  at: z.iso.datetime(),
});
export type EarlierText = z.infer<typeof earlierText>;

/** Response of `GET …/versions/:version` of an article or a letter. */
export interface EarlierTextRecord<Fields> {
  success: true;
  version: EarlierText;
  fields: Fields;
}

/** Maximum number of earlier texts kept of one article or letter. */
export const MOST_EARLIER_TEXTS = 40;

/** Changes that one author makes within these minutes are kept as one earlier text. */
export const EARLIER_TEXT_MINUTES = 10;
