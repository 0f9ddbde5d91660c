import type { ReactNode } from 'react';
import { type Claim, isShown } from '../../data/offer/claims.ts';
import { useContent } from '../useContent.tsx';

/** What a text says of one of the service's own figures; nothing where the owner took that figure off the pages. */
export const IfShown = ({ claim, children }: { claim: Claim; children: ReactNode }) => {
  const content = useContent();
  return isShown(content, claim) && children;
};
