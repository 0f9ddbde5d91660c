import type { LeadFormField } from './api/leadInput.ts';
import { monthlyPack } from './services.ts';

/** Ending the monthly pack online (C. conso. L215-1-1, D215-1 to D215-3): where, and under which name it is stored. */
export const termination = {
  path: '/legal/resiliation',
  title: 'Résilier votre contrat',
  /** The code its leads are stored under, beside those of the catalogue. */
  code: 'resiliation',
  service: 'Résiliation - Pack mensuel',
  /** Days between the notice and the end of the contract (docs/product/specification.md § 9, Refund terms). */
  noticeDays: monthlyPack.noticeDays,
} as const;

/** What the notice asks, by the names the lead's form gives them. */
export const terminationFields = [
  'firstName',
  'lastName',
  'email',
  'projectDescription',
  'timeline',
] as const satisfies readonly LeadFormField[];

/** A notice on its way: what was typed, and what its page shows next. */
export interface TypedTermination {
  notice: Record<(typeof terminationFields)[number], string>;
  /** `correct`: to be typed again on request; `mend`: something is missing; `check`: to be read before it leaves. */
  step: 'correct' | 'mend' | 'check';
}
