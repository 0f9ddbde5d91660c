import type { ReactNode } from 'react';
import { ContentsMarker } from '../prose/ContentsMarker.tsx';
import { Static } from '../Static.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';

/** An article without interactive parts: its prose never reaches the bundle. */
export const StaticArticle = ({ children }: { children: ReactNode }) => (
  <>
    <ReadingProgress />
    <ContentsMarker />
    <Static>{children}</Static>
  </>
);
