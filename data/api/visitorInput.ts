import { z } from 'zod';
import { codesOf } from '../choices.ts';
import { visitSteps } from '../leads/visitSteps.ts';
import { email, OBJECT } from './text.ts';

/** `POST /api/newsletter`: two spellings of one address are one subscriber. */
export const subscription = z.strictObject({ email: email.transform((address) => address.toLowerCase()) }, OBJECT);

/** `POST /api/visits`: one more page view, form opened or form started. */
export const visit = z.strictObject({ step: z.enum(codesOf(visitSteps), { error: 'Cette étape n’existe pas.' }) });
