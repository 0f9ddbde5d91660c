import { isToFill } from '../company/toComplete.ts';
import type { Content, ShownAnswers } from '../settings/content.ts';
import { firmRange } from './promiseWords.ts';

/**
 * Figures the service gives about itself, in the specification's words; no public study supports them
 * (docs/before-you-publish.md).
 */
export const ownClaims = {
  satisfaction: '93 % de clients satisfaits',
  precision: '96,3 % de précision une fois les cinq modèles recoupés',
  automationReturn: 'ROI moyen annoncé de 340 % pour l’automatisation',
  tenTimes: 'Environ dix fois moins cher qu’un cabinet traditionnel',
  firmPrice: `Un cabinet facture ${firmRange} un livrable comparable`,
} as const satisfies Record<Claim, string>;
export type Claim = keyof Content['claims'];

const STATUS = 'donnée interne';
export const claimCodes = Object.keys(ownClaims) as Claim[];

/** Whether the pages say it. */
export const isShown = ({ claimPlaces }: Pick<Content, 'claimPlaces'>, claim: Claim): boolean =>
  claimPlaces[claim] === 'shown';

type Claims = Pick<Content, 'claims' | 'claimPlaces'>;

/** Those that are on the pages now, with what was counted. */
export const shownClaims = (content: Claims) =>
  claimCodes
    .filter((code) => isShown(content, code))
    .map((code) => ({ code, claim: ownClaims[code], note: content.claims[code].note }));

/** Whether the operator has written down what was counted, when, on how many. */
export const isDocumented = ({ claims }: Pick<Content, 'claims'>, claim: Claim): boolean =>
  !isToFill(claims[claim].note);

/** The share of satisfied clients: what they answered once the owner has it said, else the specification's figure. */
export const satisfiedShare = ({ answers }: Pick<Content, 'answers'>): number =>
  answers?.total ? Math.round(((answers.satisfied ?? 0) / answers.total) * 100) : 93;

const counted = ({ total = 0, satisfied = 0 }: ShownAnswers): string =>
  `${total} clients ont répondu une semaine après la livraison, ${satisfied} de 4 ou 5 sur 5`;

/** Note beside a claim of the service: `donnée interne`, and its proof once documented. */
export const claimNote = (content: Pick<Content, 'claims' | 'answers'>, claim: Claim): string =>
  claim === 'satisfaction' && content.answers?.total
    ? counted(content.answers)
    : isDocumented(content, claim)
      ? `${STATUS} : ${content.claims[claim].note}`
      : STATUS;
