import { ADDRESS_EXPECTED } from './contactDetails.ts';
import { leadAnswers } from './leadAnswers.ts';

/** Errors of the fields of the quote form and of a notice, on the server and under the field of the returned page. */
export const formRefusals = {
  firstName: 'Indiquez votre prénom.',
  lastName: 'Indiquez votre nom.',
  email: ADDRESS_EXPECTED,
  service: 'Choisissez un service.',
  contract: 'Indiquez le contrat.',
  projectDescription: leadAnswers.description.required,
} as const;
