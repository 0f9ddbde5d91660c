import { writeXlsx } from 'hucre';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import { lossesSheet, marksSheet, weightsSheet } from './saas/inputSheets.ts';
import { priceSheet } from './saas/priceSheet.ts';
import { summarySheet } from './saas/summarySheet.ts';
import { readMeSheet, wordsSheet } from './saas/textSheets.ts';
import { weightTestsSheet } from './saas/weightTestsSheet.ts';

/** The comparison as a workbook: change a mark, a weight or a price and scores, ranks and conclusion follow. */
export const saasWorkbook = (): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      readMeSheet(),
      summarySheet(),
      priceSheet(),
      weightTestsSheet(),
      marksSheet(),
      weightsSheet(),
      lossesSheet(),
      wordsSheet(),
    ].map((grid) => grid.sheet()),
    properties: { title: 'Comparatif SaaS B2B, exemple illustratif', creator: content.site.brand },
  });
