/** What the samples hold, as every page announces it; their parts add up to it (`data/offer/extents.test.ts`). */
export const extents = {
  market: { pages: 47, sources: 23, competitors: 15, segments: 8 },
  content: { words: 12_000, pieces: 25, formats: 6, weeks: 8 },
  finance: { pages: 28 },
  saas: { pages: 53 },
} as const;
