import { ADDRESS_EXPECTED } from './contactDetails.ts';
import { leadAnswers } from './leadAnswers.ts';

/** Error texts of the quote form's and the notices' fields: sent by the server, and shown under each field of the returned page. */
export const formRefusals = {
  firstName: 'Indiquez votre prénom.',
  lastName: 'Indiquez votre nom.',
  email: ADDRESS_EXPECTED,
  service: 'Choisissez un service.',
  contract: 'Indiquez le contrat.',
  projectDescription: leadAnswers.description.required,
} as const;
