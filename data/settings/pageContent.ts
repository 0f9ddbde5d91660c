import { type BlogContent, UNCHANGED_BLOG } from '../articles/blogContent.ts';
import type { ArchivedLetter } from '../letters/archivedLetter.ts';
import type { ChangedValues } from './settled.ts';

/** What pages are made of beside the build: what the owner changed at the desk. It travels to the thread that draws them. */
export interface PageContent {
  /** The number of the last change. */
  version: number;
  settings: ChangedValues;
  blog: BlogContent;
  letters: readonly ArchivedLetter[];
}

/** What the site says before its owner changes anything. */
export const UNCHANGED: PageContent = { version: 0, settings: {}, blog: UNCHANGED_BLOG, letters: [] };

/** The content these modules were loaded with: for what runs on the server alone, as `+data` and `+paths` do. */
export const pageContent = (): PageContent =>
  (globalThis as { settledContent?: PageContent }).settledContent ?? UNCHANGED;
