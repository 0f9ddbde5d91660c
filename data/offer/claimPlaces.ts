import { settled } from '../settings/settled.ts';

const SHOWN = 'shown';
/** A figure that nothing proves may be taken off every page. */
export type ClaimPlace = typeof SHOWN | 'withdrawn';
const shown = SHOWN as ClaimPlace;

/** Where each figure the service gives about itself (`claims.ts`) stands. */
export const claimPlaces = settled('claimPlaces', {
  satisfaction: shown,
  precision: shown,
  automationReturn: shown,
  tenTimes: shown,
  firmPrice: shown,
});

export type Claim = keyof typeof claimPlaces;

/** Whether the pages say it. */
export const isShown = (claim: Claim): boolean => claimPlaces[claim] === SHOWN;
