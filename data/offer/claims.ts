import { isToFill, site } from '../company/site.ts';

type Claim = keyof typeof site.claims;

/** Whether the operator has written down what was counted, when, on how many. */
export const isDocumented = (claim: Claim): boolean => !isToFill(site.claims[claim].note);

/** What stands beside a claim of the service: `donnée interne`, and what was counted once that is documented. */
export const claimNote = (claim: Claim): string => {
  const { status, note } = site.claims[claim];
  return isDocumented(claim) ? `${status} : ${note}` : status;
};
