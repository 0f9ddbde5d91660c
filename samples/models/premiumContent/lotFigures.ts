import {
  calendarChart,
  calendarTable,
  formatsTable,
  measureTable,
  planChart,
  planTable,
  wordsChart,
} from './figures.ts';
import type { ContentModel } from './model.ts';

/** Every chart and table, made once: the download recognises by identity what it has printed. */
export const lotFigures = (model: ContentModel) => ({
  plan: planChart(model),
  parts: planTable(model),
  words: wordsChart(model),
  formats: formatsTable(model),
  calendar: calendarChart(model),
  weeks: calendarTable(model),
  measure: measureTable,
});

export type LotFigures = ReturnType<typeof lotFigures>;
