import { z } from 'zod';
import { codesOf } from '../choices.ts';
import { contractNoticeKinds } from '../leads/contractNotices.ts';
import { formRefusals as refusals } from '../leads/formRefusals.ts';
import { contractNoticeLimits as limits } from '../leads/limits.ts';
import { visitSteps } from '../leads/visitSteps.ts';
import { email, line, OBJECT, paragraphs, required, requiredParagraphs } from './text.ts';

/** Body of `POST /api/newsletter`; two spellings of the same address count as one subscriber. */
export const subscription = z.strictObject({ email: email.transform((address) => address.toLowerCase()) }, OBJECT);

const report = line(1000, 'path, from, error').optional();
/**
 * Body of `POST /api/visits`: reports a page view, an opened or started form, or a failed page; with the page's path, the referring site,
 * whether the page was reloaded, and the error of a failed page.
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

/** Body of `POST /api/mail/bounces`. */
export const bounceCall = z.object(
  {
    bounces: z
      .array(
        z.object({
          /** Message-ID of the bounced mail, with its angle brackets. */
          message_id: z
            .string()
            .regex(/^<[^<>\s@]{1,200}@[^<>\s@]{1,255}>$/, 'message_id : un Message-ID est attendu.'),
          kind: z.enum(['bounce', 'complaint'], { error: 'kind : bounce ou complaint est attendu.' }).default('bounce'),
          /** Enhanced status code (RFC 3463), if `answer` does not contain it. */
          status: line(20, 'status').default(''),
          /** SMTP reply of the mail server that refused the mail. */
          answer: paragraphs(2000, 'answer').default(''),
        }),
      )
      .min(1, 'bounces : au moins un rejet est attendu.')
      .max(MOST, `bounces : ${MOST} rejets au plus par appel.`),
  },
  OBJECT,
);

/**
 * Body of `POST /api/contract-notices`, as JSON or as posted by the form of its page; unknown fields are ignored, since a newer page may
 * send some.
 */
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
