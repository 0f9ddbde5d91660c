import { z } from 'zod';
import { BIN_DAYS } from '../../upkeep/deletions.ts';

/**
 * Why somebody erases: the owner tidies up, and may take it back for thirty days; or the person it is about asked for it
 * (GDPR, article 17), and it is gone at once.
 */
export const askedBy = z
  .enum(['owner', 'person'], { error: 'asked_by : owner ou person est attendu.' })
  .default('owner');
export const askedByQuery = z.object({ asked_by: askedBy });

/** The day from which what was put into the bin at a time is gone for good. */
export const erasedFrom = (binnedAt: string): string =>
  new Date(Date.parse(binnedAt) + BIN_DAYS * 86_400_000).toISOString();
