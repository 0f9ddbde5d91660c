import { isToFill } from '../company/site.ts';
import { settled } from '../settings/settled.ts';
import { type Claim, isShown } from './claimPlaces.ts';
import { firmRange } from './promiseWords.ts';

/** A figure the service gives about itself; no public study stands behind it (docs/before-you-publish.md). */
interface OwnClaim {
  claim: string;
  status: 'donnée interne';
  /** What was counted, when, on how many: shown beside the claim once it is written. */
  note: string;
}

const own = (claim: string, note: string): OwnClaim => ({ claim, status: 'donnée interne', note });

/** What no document proves yet. */
const toDocument = (what: string): string => `« à documenter : ${what} »`;

/** The service's own figures, in the specification's words. Replace every `toDocument(…)`. */
export const claims = settled('claims', {
  satisfaction: own(
    '93 % de clients satisfaits',
    toDocument('question posée, dates, clients interrogés et réponses reçues'),
  ),
  precision: own(
    '96,3 % de précision une fois les cinq modèles recoupés',
    toDocument('ce qui a été compté juste, quand, sur combien d’affirmations'),
  ),
  automationReturn: own(
    'ROI moyen annoncé de 340 % pour l’automatisation',
    toDocument('formule, période et nombre de cas'),
  ),
  tenTimes: own(
    'Environ dix fois moins cher qu’un cabinet traditionnel',
    toDocument('devis comparés, à périmètre égal, et leurs dates'),
  ),
  firmPrice: own(
    `Un cabinet facture ${firmRange} un livrable comparable`,
    toDocument('devis comparés, à périmètre égal, et leurs dates'),
  ),
} satisfies Record<Claim, OwnClaim>);

/** Those that are on the pages now. */
export const shownClaims = () =>
  Object.fromEntries(Object.entries(claims).filter(([claim]) => isShown(claim as Claim)));

/** Whether the operator has written down what was counted, when, on how many. */
export const isDocumented = (claim: Claim): boolean => !isToFill(claims[claim].note);

/** What stands beside a claim of the service: `donnée interne`, and what was counted once that is documented. */
export const claimNote = (claim: Claim): string => {
  const { status, note } = claims[claim];
  return isDocumented(claim) ? `${status} : ${note}` : status;
};
