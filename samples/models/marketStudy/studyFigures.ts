import { casesTable, countriesTable, marketChart, publishedTable, revolutChart } from './marketFigures.ts';
import type { StudyModel } from './model.ts';
import { cashTable, fixedCostsTable, phasesTable, testsChart, thresholdsTable } from './planFigures.ts';
import { qontoTable, shineTable, usageChart } from './rivalFigures.ts';
import { clientsTable, positioningChart, segmentsChart, segmentsTable } from './segmentFigures.ts';

/** Every chart and table, made once: the download recognises by identity what it has printed. */
export const studyFigures = (model: StudyModel) => ({
  market: marketChart(model),
  cases: casesTable(model),
  countries: countriesTable(model),
  revolut: revolutChart,
  published: publishedTable,
  segments: segmentsChart(model),
  margins: segmentsTable(model),
  clients: clientsTable(model),
  map: positioningChart,
  qonto: qontoTable(model),
  shine: shineTable(model),
  usage: usageChart(model),
  phases: phasesTable(model),
  cash: cashTable(model),
  fixedCosts: fixedCostsTable(model),
  tests: testsChart(model),
  thresholds: thresholdsTable(model),
});

export type StudyFigures = ReturnType<typeof studyFigures>;
