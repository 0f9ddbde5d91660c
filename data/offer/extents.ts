/** Numbers of pages, sources and so on that pages announce for each sample; `data/offer/panel.test.ts` counts the pages. */
export const extents = {
  market: { pages: 47, sources: 23, competitors: 15, segments: 8 },
  content: { words: 12_000, pieces: 25, formats: 6, weeks: 8, article: 1800, satellite: 1500 },
  automation: { automated: 6, kept: 6, weeks: 10, firstYear: 0.32 },
  strategy: { months: 18, projects: 7, discarded: 9, gates: 5, pages: 24 },
  finance: { pages: 28 },
  saas: { pages: 53 },
} as const;
