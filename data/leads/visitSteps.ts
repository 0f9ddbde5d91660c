import type { Choice } from '../choices.ts';

/** The steps of a visit that the page counts. */
export const visitSteps = [
  { code: 'page', label: 'Pages vues' },
  { code: 'form-opened', label: 'Formulaire ouvert' },
  { code: 'form-started', label: 'Formulaire commencé' },
] as const satisfies readonly Choice[];
export type VisitStep = (typeof visitSteps)[number]['code'];

/** From a page view to a lead; the last step is counted with the lead it stores. */
export const funnelSteps = [...visitSteps, { code: 'leads', label: 'Demande envoyée' }] as const;
