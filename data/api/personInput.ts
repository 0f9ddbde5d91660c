import { z } from 'zod';
import { codesOf } from '../choices.ts';
import { leadLimits as limits } from '../leads/limits.ts';
import { leadOrigins, waitingMailChoices } from '../people/personWords.ts';
import { askedBy } from './deskInput.ts';
import { email, line, OBJECT, paragraphs, required } from './text.ts';

const id = z.int().min(1);

/** `PATCH /api/admin/people/:id`: what is absent stays. */
export const personCorrection = z.strictObject(
  {
    name: required(limits.name, 'Nom', 'Indiquez le nom.').optional(),
    email: email.optional(),
    /** Empty: none is known any more. */
    phone: line(limits.phone, 'Téléphone').optional(),
    /** What becomes of mails that wait for the former address; asked for only where there are any. */
    waiting: z.enum(waitingMailChoices).optional(),
  },
  OBJECT,
);
export type PersonCorrection = z.infer<typeof personCorrection>;

/** `POST /api/admin/people/:id/merge`: the person who is joined to this one. */
export const personMerge = z.strictObject({ with: id });

/** `POST /api/admin/people/:id/separate`: the number of the joined address. */
export const addressSeparation = z.strictObject({ address: id });

/** How `DELETE /api/admin/people/:id` is asked for. */
export const personErasureQuery = z.object({
  asked_by: askedBy,
  /** Whether the notices about contracts stay, as proof (GDPR, article 17, 3). */
  keep_notices: z.enum(['true', 'false'], { error: 'keep_notices : true ou false est attendu.' }).default('false'),
});

/** `POST /api/admin/erasures/check`: was what stood under this address erased on request? */
export const erasureCheck = z.strictObject({ email });

const optional = (max: number, label: string) =>
  line(max, label)
    .nullish()
    .transform((text) => text || null);

/** `POST /api/admin/leads`: a request that the owner enters by hand, with an address or a telephone number at least. */
export const enteredLead = z
  .strictObject(
    {
      name: required(limits.name, 'Nom', 'Indiquez le nom.'),
      email: z.union([z.literal(''), email]).default(''),
      phone: line(limits.phone, 'Téléphone').default(''),
      company: optional(limits.company, 'Entreprise'),
      service: optional(limits.service, 'Service'),
      message: paragraphs(limits.description, 'Demande').default(''),
      origin: z.enum(codesOf(leadOrigins), { error: 'Indiquez comment la demande est arrivée.' }),
      /** The day it was made, in Paris. */
      made_on: z.iso.date('Indiquez le jour de la demande.'),
      /** HH:MM in Paris; empty when unknown. */
      made_at: z
        .string()
        .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Indiquez une heure, par exemple 14:30.')
        .default(''),
      /** Whether the person is told by mail that the request is noted. */
      receipt: z.boolean().default(false),
    },
    OBJECT,
  )
  .refine(({ email, phone }) => email !== '' || phone !== '', {
    path: ['email'],
    error: 'Indiquez une adresse ou un téléphone.',
  })
  .refine(({ email, receipt }) => !receipt || email !== '', {
    path: ['receipt'],
    error: 'Sans adresse, aucun accusé ne peut partir.',
  });
export type EnteredLead = z.output<typeof enteredLead>;
