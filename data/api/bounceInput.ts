import { z } from 'zod';
import { OBJECT } from './text.ts';

/** Bounces one call may tell of. */
const MOST = 200;

/** `POST /api/mail/bounces`. */
export const bounceCall = z.object(
  {
    bounces: z
      .array(
        z.object({
          /** As the mail had it, with its angle brackets. */
          message_id: z
            .string()
            .regex(/^<[^<>\s@]{1,200}@[^<>\s@]{1,255}>$/, 'message_id : un Message-ID est attendu.'),
          kind: z.enum(['bounce', 'complaint'], { error: 'kind : bounce ou complaint est attendu.' }).default('bounce'),
          /** The enhanced code (RFC 3463), where it is not in the answer. */
          status: z.string().max(20).default(''),
          /** What the server said. */
          answer: z.string().max(2000).default(''),
        }),
      )
      .min(1, 'bounces : au moins un rejet est attendu.')
      .max(MOST, `bounces : ${MOST} rejets au plus par appel.`),
  },
  OBJECT,
);
