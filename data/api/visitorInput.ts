import { z } from 'zod';
import { codesOf } from '../choices.ts';
import { contractNoticeKinds } from '../leads/contractNotices.ts';
import { formRefusals as refusals } from '../leads/formRefusals.ts';
import { contractNoticeLimits as limits } from '../leads/limits.ts';
import { visitSteps } from '../leads/visitSteps.ts';
import { email, line, OBJECT, paragraphs, required, requiredParagraphs } from './text.ts';

/** `POST /api/newsletter`: two spellings of one address are one subscriber. */
export const subscription = z.strictObject({ email: email.transform((address) => address.toLowerCase()) }, OBJECT);

const report = line(1000, 'path, from, error').optional();
/**
 * `POST /api/visits`: a page view, an opened form, a started form or a failed page; with the page's path, its referrer, whether it was
 * reloaded, and the error of a failure.
 */
export const visit = z.strictObject(
  {
    step: z.enum(codesOf(visitSteps), { error: 'Cette étape n’existe pas.' }),
    path: report,
    from: report,
    error: report,
    again: z.boolean('again : oui ou non est attendu.').optional(),
  },
  OBJECT,
);

/** Maximum bounces in one call. */
const MOST = 200;

/** `POST /api/mail/bounces`. */
export const bounceCall = z.object(
  {
    bounces: z
      .array(
        z.object({
          /** Message-ID of the mail, with its angle brackets. */
          message_id: z
            .string()
            .regex(/^<[^<>\s@]{1,200}@[^<>\s@]{1,255}>$/, 'message_id : un Message-ID est attendu.'),
          kind: z.enum(['bounce', 'complaint'], { error: 'kind : bounce ou complaint est attendu.' }).default('bounce'),
          /** Enhanced status code (RFC 3463), if not in the reply. */
          status: line(20, 'status').default(''),
          /** Reply of the mail server. */
          answer: paragraphs(2000, 'answer').default(''),
        }),
      )
      .min(1, 'bounces : au moins un rejet est attendu.')
      .max(MOST, `bounces : ${MOST} rejets au plus par appel.`),
  },
  OBJECT,
);

/** `POST /api/contract-notices`, as JSON or as the form of its page posts it; unknown fields of a newer page are ignored. */
export const contractNoticeForm = z
  .object({
    kind: z.enum(codesOf(contractNoticeKinds), {
      error: 'Indiquez s’il s’agit d’une résiliation ou d’une rétractation.',
    }),
    firstName: required(limits.firstName, 'Prénom', refusals.firstName),
    lastName: required(limits.lastName, 'Nom', refusals.lastName),
    email,
    contract: requiredParagraphs(limits.contract, 'Contrat', refusals.contract),
    wishedEnd: line(limits.wishedEnd, 'Date de fin').nullish(),
  })
  .transform(({ firstName, lastName, wishedEnd, ...rest }) => ({
    ...rest,
    name: `${firstName} ${lastName}`,
    wishedEnd: (rest.kind === 'termination' && wishedEnd) || null,
  }));

/** A parsed notice; absent fields are null. */
export type ContractNoticeBody = z.output<typeof contractNoticeForm>;
