import type { ReactNode } from 'react';
import { type Claim, isShown } from '../../data/offer/claimPlaces.ts';

/** What a text says of one of the service's own figures; nothing where the owner took that figure off the pages. */
export const IfShown = ({ claim, children }: { claim: Claim; children: ReactNode }) => isShown(claim) && children;
