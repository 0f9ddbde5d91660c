import { dayText } from './frenchDates.ts';

/**
 * The day a vendor set for the end of a model, by its own page (docs/sources.md). Gemini 2.5 Pro: on Google Cloud. A model
 * whose vendor's page was not found is not here.
 */
const stops = {
  'Claude 3 Opus': '2026-01-05',
  'Grok 4': '2026-05-15',
  'Claude Opus 4': '2026-06-15',
  'Gemini 2.5 Pro': '2026-10-16',
  'GPT-3.5': '2026-10-23',
  'GPT-4': '2026-10-23',
  'GPT-4 Turbo': '2026-10-23',
  'o3-pro': '2026-12-11',
} as const;

export type StoppedModel = keyof typeof stops;

/** `15 juin 2026`. */
export const stopDay = (model: StoppedModel): string => dayText(stops[model]);

/** Those of the five of `data/models.ts` that have such a day, by the name the site gives them. */
export const stopsOfTheFive = [
  { name: 'GPT-O3-Pro', day: stopDay('o3-pro') },
  { name: 'Claude Opus 4', day: stopDay('Claude Opus 4') },
  { name: 'Gemini 2.5 Pro', day: stopDay('Gemini 2.5 Pro') },
  { name: 'Grok 4', day: stopDay('Grok 4') },
] as const;
