import { z } from 'zod';
import { codesOf } from '../choices.ts';
import { visitSteps } from '../leads/visitSteps.ts';
import { email, OBJECT } from './text.ts';

/** `POST /api/newsletter`: two spellings of one address are one subscriber. */
export const subscription = z.strictObject({ email: email.transform((address) => address.toLowerCase()) }, OBJECT);

const told = z.string().max(1000, 'path, from : 1 000 caractères au plus.').optional();
/** `POST /api/visits`: one more page view, form opened or form started; of a page its address, what led to it, whether it was loaded again. */
export const visit = z.strictObject(
  {
    step: z.enum(codesOf(visitSteps), { error: 'Cette étape n’existe pas.' }),
    path: told,
    from: told,
    again: z.boolean('again : oui ou non est attendu.').optional(),
  },
  OBJECT,
);
