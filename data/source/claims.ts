import type { Claim, ClaimPlace } from '../offer/claims.ts';

/** What no document proves yet. */
const toDocument = (what: string): string => `« à documenter : ${what} »`;

/** What was counted, when, on how many: shown beside the claim once it is written. Replace every `toDocument(…)`. */
export const claims: Record<Claim, { note: string }> = {
  satisfaction: { note: toDocument('question posée, dates, clients interrogés et réponses reçues') },
  precision: { note: toDocument('ce qui a été compté juste, quand, sur combien d’affirmations') },
  automationReturn: { note: toDocument('formule, période et nombre de cas') },
  tenTimes: { note: toDocument('devis comparés, à périmètre égal, et leurs dates') },
  firmPrice: { note: toDocument('devis comparés, à périmètre égal, et leurs dates') },
};

/** Where each stands. */
export const claimPlaces: Record<Claim, ClaimPlace> = {
  satisfaction: 'shown',
  precision: 'shown',
  automationReturn: 'shown',
  tenTimes: 'shown',
  firmPrice: 'shown',
};
