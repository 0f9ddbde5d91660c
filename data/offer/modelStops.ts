import { dayInProse, dayText } from '../french/frenchDates.ts';

/**
 * Day on which each model ends, from its vendor's page (docs/sources.md); Google's two products each have a date. A model whose vendor's
 * page was not found is absent. Keys are not display names, since the build's typography puts no-break spaces into names.
 */
const days = {
  claude3Opus: '2026-01-05',
  grok4: '2026-05-15',
  claudeOpus4: '2026-06-15',
  gemini25ProCloud: '2026-10-16',
  gemini25Pro: '2026-12-01',
  gpt35: '2026-10-23',
  gpt4: '2026-10-23',
  gpt4Turbo: '2026-10-23',
  o3Pro: '2026-12-11',
} as const;

/** Date in words; a no-break space joins the day and its month. */
export const stopDay = {
  claude3Opus: dayInProse(days.claude3Opus),
  grok4: dayInProse(days.grok4),
  claudeOpus4: dayInProse(days.claudeOpus4),
  gemini25ProCloud: dayInProse(days.gemini25ProCloud),
  /** End of Gemini 2.5 Pro in the Gemini API. */
  gemini25Pro: dayInProse(days.gemini25Pro),
  gpt35: dayInProse(days.gpt35),
  gpt4: dayInProse(days.gpt4),
  gpt4Turbo: dayInProse(days.gpt4Turbo),
  o3Pro: dayInProse(days.o3Pro),
} as const;

/** End days of the five models of `data/offer/models.ts`, under the names the site shows. */
export const stopsOfTheFive = [
  { name: 'GPT-O3-Pro', day: dayText(days.o3Pro) },
  { name: 'Claude Opus 4', day: dayText(days.claudeOpus4) },
  { name: 'Gemini 2.5 Pro', day: dayText(days.gemini25Pro) },
  { name: 'Grok 4', day: dayText(days.grok4) },
] as const;
