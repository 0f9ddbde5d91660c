import { BIN_DAYS } from '../../../../data/desk/retention.ts';

/** The day from which what was put into the bin at a time is gone for good. */
export const erasedFrom = (binnedAt: string): string =>
  new Date(Date.parse(binnedAt) + BIN_DAYS * 86_400_000).toISOString();
