import type { Workbook } from '../../../paper/workbooks.ts';
import { scenarioNames } from '../inputs.ts';
import { raiseOrNotSheet, raiseSheet, ratiosSheet } from './fundingSheets.ts';
import { inputsSheet } from './inputsSheet.ts';
import { type Case, monthsSheet } from './monthsSheet.ts';
import { cashSheet, hiringSheet, scenariosSheet } from './scenarioSheets.ts';
import { summarySheet } from './summarySheet.ts';
import { decisionsSheet, fallbackCell, readMeSheet } from './textSheets.ts';

/** A month beyond the forecast. */
const NEVER = '48';
const cases: readonly Case[] = [
  ...scenarioNames.map((name, scenario) => ({ name, scenario })),
  ...[0, 1].map((scenario) => ({
    name: `${scenarioNames[scenario]} sans levée`,
    scenario,
    instead: { closing: NEVER, raise: '0' },
  })),
  ...[0, 1].map((scenario) => ({
    name: `${scenarioNames[scenario]} repli`,
    scenario,
    instead: { raise: fallbackCell },
    firstWave: true as const,
  })),
];

const sheets = {
  readMe: readMeSheet(),
  inputs: inputsSheet(),
  summary: summarySheet(),
  cash: cashSheet(),
  scenarios: scenariosSheet(),
  hiring: hiringSheet(),
  raise: raiseSheet(),
  raiseOrNot: raiseOrNotSheet(),
  ratios: ratiosSheet(),
  decisions: decisionsSheet(),
};

/**
 * The financial model: inputs on one sheet, scenarios month by month, and every table of the page, each result a formula that
 * follows from the inputs.
 */
export const financialWorkbook: Workbook = {
  file: 'analyse-financiere.xlsx',
  title: 'Prévisions 2024–2026, exemple illustratif',
  sheets,
  others: cases.map(monthsSheet),
  results: 'samples/models/financialAnalysis/results.made.ts',
};
