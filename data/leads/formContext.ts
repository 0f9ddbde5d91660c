import type { Choice } from '../choices.ts';

/** The field people never see; whatever fills it is not a person. */
export const HONEYPOT_FIELD = 'reponse_complementaire';

/** The parameters of a campaign that a lead keeps, with the owner's words for them. */
export const utmParameters = [
  { code: 'utm_source', label: 'source' },
  { code: 'utm_medium', label: 'support' },
  { code: 'utm_campaign', label: 'campagne' },
  { code: 'utm_term', label: 'mot' },
  { code: 'utm_content', label: 'contenu' },
] as const satisfies readonly Choice[];
