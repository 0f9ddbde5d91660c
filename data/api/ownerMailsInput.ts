import { z } from 'zod';
import { OBJECT } from './text.ts';

const onOrOff = z.boolean('Un oui ou un non est attendu.');

/** Which mails the site writes to its owner by the clock. */
export const ownerMails = z.strictObject({ morning: onOrOff, week: onOrOff }, OBJECT);
export type OwnerMails = z.infer<typeof ownerMails>;

/** `PATCH /api/admin/owner-mails`: what is absent stays. */
export const ownerMailsChange = ownerMails.partial();
