import { dayText } from './frenchDates.ts';

/**
 * The day a vendor set for the end of a model, by its own page (docs/sources.md), as a reader reads it. Gemini 2.5 Pro: on
 * Google Cloud. A model whose vendor's page was not found is not here. Named by key, not by name: the build's typography
 * puts no-break spaces into names.
 */
export const stopDay = {
  claude3Opus: dayText('2026-01-05'),
  grok4: dayText('2026-05-15'),
  claudeOpus4: dayText('2026-06-15'),
  gemini25Pro: dayText('2026-10-16'),
  gpt35: dayText('2026-10-23'),
  gpt4: dayText('2026-10-23'),
  gpt4Turbo: dayText('2026-10-23'),
  o3Pro: dayText('2026-12-11'),
} as const;

/** Those of the five of `data/models.ts` that have such a day, by the name the site gives them. */
export const stopsOfTheFive = [
  { name: 'GPT-O3-Pro', day: stopDay.o3Pro },
  { name: 'Claude Opus 4', day: stopDay.claudeOpus4 },
  { name: 'Gemini 2.5 Pro', day: stopDay.gemini25Pro },
  { name: 'Grok 4', day: stopDay.grok4 },
] as const;
