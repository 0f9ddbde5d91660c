import type { Workbook } from '../../../paper/workbooks.ts';
import { lossesSheet, marksSheet, weightsSheet } from './inputSheets.ts';
import { priceSheet, summarySheet, weightTestsSheet } from './resultSheets.ts';
import { readMeSheet, wordsSheet } from './textSheets.ts';

/** The comparison: change a mark, a weight or a price and scores, ranks and conclusion follow. */
export const saasWorkbook: Workbook = {
  file: 'saas-b2b.xlsx',
  title: 'Comparatif SaaS B2B, exemple illustratif',
  sheets: {
    readMe: readMeSheet(),
    summary: summarySheet(),
    prices: priceSheet(),
    weightings: weightTestsSheet(),
    marks: marksSheet(),
    weights: weightsSheet(),
    losses: lossesSheet(),
    words: wordsSheet(),
  },
  results: 'samples/models/saasComparison/results.made.ts',
};
