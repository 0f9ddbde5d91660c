import { z } from 'zod';
import { codesOf } from '../choices.ts';
import { contractNoticeKinds } from '../leads/contractNotices.ts';
import { contractNoticeLimits as limits } from '../leads/limits.ts';
import { email, line, required, requiredParagraphs } from './text.ts';

/** `POST /api/contract-notices`, as JSON or as the form of its page posts it; fields a newer page may add are let through unread. */
export const contractNoticeForm = z
  .object({
    kind: z.enum(codesOf(contractNoticeKinds), {
      error: 'Indiquez s’il s’agit d’une résiliation ou d’une rétractation.',
    }),
    firstName: required(limits.firstName, 'Prénom', 'Indiquez votre prénom.'),
    lastName: required(limits.lastName, 'Nom', 'Indiquez votre nom.'),
    email,
    contract: requiredParagraphs(limits.contract, 'Contrat', 'Indiquez le contrat.'),
    wishedEnd: line(limits.wishedEnd, 'Date de fin').nullish(),
  })
  .transform(({ firstName, lastName, wishedEnd, ...rest }) => ({
    ...rest,
    name: `${firstName} ${lastName}`,
    wishedEnd: (rest.kind === 'termination' && wishedEnd) || null,
  }));

/** A notice once read; what was not given is null. */
export type ContractNoticeBody = z.output<typeof contractNoticeForm>;
