import { dayText } from './frenchDates.ts';

/**
 * The day a vendor set for the end of a model, by its own page (docs/sources.md). Gemini 2.5 Pro: on Google Cloud. A model
 * whose vendor's page was not found is not here. Named by key, not by name: the build's typography puts no-break spaces
 * into names.
 */
const days = {
  claude3Opus: '2026-01-05',
  grok4: '2026-05-15',
  claudeOpus4: '2026-06-15',
  gemini25Pro: '2026-10-16',
  gpt35: '2026-10-23',
  gpt4: '2026-10-23',
  gpt4Turbo: '2026-10-23',
  o3Pro: '2026-12-11',
} as const;

/** As a reader reads it; the number never ends a line without its month. */
const inProse = (day: string) => dayText(day).replace(' ', '\u00a0');

export const stopDay = {
  claude3Opus: inProse(days.claude3Opus),
  grok4: inProse(days.grok4),
  claudeOpus4: inProse(days.claudeOpus4),
  gemini25Pro: inProse(days.gemini25Pro),
  gpt35: inProse(days.gpt35),
  gpt4: inProse(days.gpt4),
  gpt4Turbo: inProse(days.gpt4Turbo),
  o3Pro: inProse(days.o3Pro),
} as const;

/** Those of the five of `data/models.ts` that have such a day, by the name the site gives them. */
export const stopsOfTheFive = [
  { name: 'GPT-O3-Pro', day: dayText(days.o3Pro) },
  { name: 'Claude Opus 4', day: dayText(days.claudeOpus4) },
  { name: 'Gemini 2.5 Pro', day: dayText(days.gemini25Pro) },
  { name: 'Grok 4', day: dayText(days.grok4) },
] as const;
