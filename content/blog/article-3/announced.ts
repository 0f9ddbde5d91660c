/** A model as its maker announced it. Prices are those of the announcement, in dollars before tax for a million tokens. */
export interface AnnouncedModel {
  company: string;
  name: string;
  /** As a reader reads it. */
  announced: string;
  /** Null where no checked price stands in docs/sources.md. */
  input: number | null;
  output: number | null;
  /** The id of a source of article 3; none where nothing was checked. */
  source?: string;
}

export const announcedModels: readonly AnnouncedModel[] = [
  { company: 'Anthropic', name: 'Claude Opus 4', announced: '22 mai 2025', input: 15, output: 75, source: 'opus-4' },
  { company: 'OpenAI', name: 'o3-pro', announced: '10 juin 2025', input: 20, output: 80, source: 'o3-pro' },
  {
    company: 'Google',
    name: 'Gemini 2.5 Pro',
    announced: '17 juin 2025',
    input: 1.25,
    output: 10,
    source: 'gemini-25',
  },
  { company: 'xAI', name: 'Grok 4', announced: '9 juillet 2025', input: 3, output: 15, source: 'grok-4' },
  { company: 'Mistral', name: 'modèle à relever', announced: '', input: null, output: null },
];

/** The request the table prices: a file of some fifteen pages read, a page written, so many times a month. */
export const request = { input: 10_000, output: 1000, times: 200 } as const;

/** Dollars for one request; null where a price is missing. */
export const requestCost = ({ input, output }: Pick<AnnouncedModel, 'input' | 'output'>): number | null =>
  input === null || output === null ? null : (input * request.input + output * request.output) / 1_000_000;

/** What the person who reviews costs for the same month: minutes a file, euros an hour. */
export const review = { minutes: 5, hourlyCost: 40 } as const;
export const reviewCost = (request.times * review.minutes * review.hourlyCost) / 60;
export const dearest = Math.max(...announcedModels.map((model) => (requestCost(model) ?? 0) * request.times));
