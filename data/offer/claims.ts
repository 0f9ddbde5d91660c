import { isToFill } from '../company/toComplete.ts';
import type { Content, ShownAnswers } from '../settings/content.ts';
import { firmRange } from './promiseWords.ts';

/** Figures of the site's claims about its own service. */
const figures = {
  satisfaction: '93 %',
  precision: '96,3 %',
  automationReturn: '340 %',
  tenTimes: 'dix fois moins cher',
  firmPrice: firmRange,
} as const satisfies Record<Claim, string>;

/** Text of each claim, in the specification's words; no public study supports these claims (docs/before-you-publish.md). */
export const ownClaims: Record<Claim, string> = {
  satisfaction: `${figures.satisfaction} de clients satisfaits`,
  precision: `${figures.precision} de précision une fois les cinq modèles recoupés`,
  automationReturn: `ROI moyen annoncé de ${figures.automationReturn} pour l’automatisation`,
  tenTimes: `Environ ${figures.tenTimes} qu’un cabinet traditionnel`,
  firmPrice: `Un cabinet facture ${figures.firmPrice} un livrable comparable`,
};
export type Claim = keyof Content['claims'];

const STATUS = 'donnée interne';
export const claimCodes = Object.keys(ownClaims) as Claim[];

/** Whether pages show a claim, or the owner withdrew it. */
export const isShown = ({ claimPlaces }: Pick<Content, 'claimPlaces'>, claim: Claim): boolean =>
  claimPlaces[claim] === 'shown';

type Claims = Pick<Content, 'claims' | 'claimPlaces'>;

/** Claims that pages currently show, with their evidence. */
export const shownClaims = (content: Claims) =>
  claimCodes
    .filter((code) => isShown(content, code))
    .map((code) => ({ code, claim: ownClaims[code], note: content.claims[code].note }));

/** Whether the owner has written the evidence of a claim: the count, its date and its sample. */
export const isDocumented = ({ claims }: Pick<Content, 'claims'>, claim: Claim): boolean =>
  !isToFill(claims[claim].note);

/** Percentage of satisfied clients: computed from survey answers once the owner publishes them, else the specification's 93. */
export const satisfiedShare = ({ answers }: Pick<Content, 'answers'>): number =>
  answers?.total ? Math.round(((answers.satisfied ?? 0) / answers.total) * 100) : 93;

const counted = ({ total = 0, satisfied = 0 }: ShownAnswers): string =>
  `${total} clients ont répondu une semaine après la livraison, ${satisfied} de 4 ou 5 sur 5`;

/**
 * Returns the evidence of a claim; undefined until the owner has documented it: one note at the foot of the page (`unprovenNote`) then
 * covers all such claims.
 */
export const claimNote = (content: Pick<Content, 'claims' | 'answers'>, claim: Claim): string | undefined =>
  claim === 'satisfaction' && content.answers?.total
    ? counted(content.answers)
    : isDocumented(content, claim)
      ? `${STATUS} : ${content.claims[claim].note}`
      : undefined;

/** Puts a claim's note in brackets after a space; empty without a note. */
export const inBrackets = (note: string | undefined): string => (note ? ` (${note})` : '');

/** Sentence at the foot of a page about the claims it shows without evidence; empty when each one is documented or withdrawn. */
export function unprovenNote(content: Content, claims: readonly Claim[]): string {
  const bare = claims.filter((claim) => isShown(content, claim) && claimNote(content, claim) === undefined);
  return bare.length > 0
    ? `Annoncé par le service, sans étude publiée : ${bare.map((claim) => figures[claim]).join(', ')}.`
    : '';
}
