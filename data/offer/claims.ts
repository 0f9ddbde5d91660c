import { isToFill } from '../company/toComplete.ts';
import type { Content, ShownAnswers } from '../settings/content.ts';
import { firmRange } from './promiseWords.ts';

/** Claims of the service about itself, as figures. */
const figures = {
  satisfaction: '93 %',
  precision: '96,3 %',
  automationReturn: '340 %',
  tenTimes: 'dix fois moins cher',
  firmPrice: firmRange,
} as const satisfies Record<Claim, string>;

/** Text of each claim in the specification's words; no public study supports the claims (docs/before-you-publish.md). */
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

/** Whether the pages show a claim. */
export const isShown = ({ claimPlaces }: Pick<Content, 'claimPlaces'>, claim: Claim): boolean =>
  claimPlaces[claim] === 'shown';

type Claims = Pick<Content, 'claims' | 'claimPlaces'>;

/** Claims shown on the pages now, with their evidence. */
export const shownClaims = (content: Claims) =>
  claimCodes
    .filter((code) => isShown(content, code))
    .map((code) => ({ code, claim: ownClaims[code], note: content.claims[code].note }));

/** Whether the operator has documented what was counted, when, on how many. */
export const isDocumented = ({ claims }: Pick<Content, 'claims'>, claim: Claim): boolean =>
  !isToFill(claims[claim].note);

/** Share of satisfied clients: from survey answers once the owner publishes it, else the specification's figure. */
export const satisfiedShare = ({ answers }: Pick<Content, 'answers'>): number =>
  answers?.total ? Math.round(((answers.satisfied ?? 0) / answers.total) * 100) : 93;

const counted = ({ total = 0, satisfied = 0 }: ShownAnswers): string =>
  `${total} clients ont répondu une semaine après la livraison, ${satisfied} de 4 ou 5 sur 5`;

/** Evidence of a claim, once documented; until then the page's foot has one note for all (`unprovenNote`). */
export const claimNote = (content: Pick<Content, 'claims' | 'answers'>, claim: Claim): string | undefined =>
  claim === 'satisfaction' && content.answers?.total
    ? counted(content.answers)
    : isDocumented(content, claim)
      ? `${STATUS} : ${content.claims[claim].note}`
      : undefined;

/** Brackets a note after a claim, if there is one. */
export const inBrackets = (note: string | undefined): string => (note ? ` (${note})` : '');

/** Sentence at the foot of a page that shows these claims; empty once each is documented or withdrawn. */
export function unprovenNote(content: Content, claims: readonly Claim[]): string {
  const bare = claims.filter((claim) => isShown(content, claim) && claimNote(content, claim) === undefined);
  return bare.length > 0
    ? `Annoncé par le service, sans étude publiée : ${bare.map((claim) => figures[claim]).join(', ')}.`
    : '';
}
