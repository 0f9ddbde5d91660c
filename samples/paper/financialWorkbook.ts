import { writeXlsx } from 'hucre';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import { assumptions } from '../models/financialAnalysis/assumptions.ts';
import { engineSheet } from './financial/engineSheet.ts';
import { raiseSheet, ratiosSheet } from './financial/fundingSheets.ts';
import { hiringSheet } from './financial/hiringSheet.ts';
import { inputsSheet } from './financial/inputsSheet.ts';
import { cashSheet, scenariosSheet } from './financial/scenarioSheets.ts';
import { summarySheet } from './financial/summarySheet.ts';
import { decisionsSheet, raiseOrNotSheet, readMeSheet } from './financial/textSheets.ts';

/** The scenario the workbook opens on: the central one, as the page shows it. */
const SHOWN = 2;

/**
 * The financial model as a workbook: inputs on one sheet, three scenarios month by month, and every table of the page,
 * each result a formula that follows from the inputs.
 */
export const financialWorkbook = (): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      readMeSheet(),
      inputsSheet(assumptions, SHOWN),
      summarySheet(assumptions, SHOWN),
      cashSheet(assumptions, SHOWN),
      scenariosSheet(assumptions),
      hiringSheet(assumptions),
      raiseSheet(assumptions),
      raiseOrNotSheet(),
      ratiosSheet(assumptions, SHOWN),
      decisionsSheet(assumptions),
      ...assumptions.scenarios.map((scenario, index) => engineSheet(assumptions, scenario, index)),
    ].map((grid) => grid.sheet()),
    properties: { title: 'Prévisions 2024–2026, exemple illustratif', creator: content.site.brand },
  });
