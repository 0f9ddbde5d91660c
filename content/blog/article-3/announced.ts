import { comparing, jobCost } from '../../../data/blog/comparing.ts';
import { stopDay } from '../../../data/offer/modelStops.ts';

/** Prices in dollars, before tax, for a million tokens; null if no page of the vendor gives one. */
export interface Price {
  input: number | null;
  output: number | null;
}

/** A model with the price at its announcement, and the page that gives the day of its end. */
export interface AnnouncedModel extends Price {
  company: string;
  name: string;
  /** Days in words. */
  announced: string;
  stopped: string;
  /** Ids of article 3's sources: `source` for the price, `stopSource` for the end. */
  source: string;
  stopSource: string;
}

export const opus4: AnnouncedModel = {
  company: 'Anthropic',
  name: 'Claude Opus 4',
  announced: '22 mai 2025',
  stopped: stopDay.claudeOpus4,
  input: 15,
  output: 75,
  source: 'opus-4',
  stopSource: 'anthropic-arrets',
};

export const announcedModels: readonly AnnouncedModel[] = [
  opus4,
  {
    company: 'OpenAI',
    name: 'o3-pro',
    announced: '10 juin 2025',
    stopped: stopDay.o3Pro,
    input: 20,
    output: 80,
    source: 'o3-pro',
    stopSource: 'openai-arrets',
  },
  {
    company: 'Google',
    name: 'Gemini 2.5 Pro',
    announced: '17 juin 2025',
    stopped: `${stopDay.gemini25Pro} (${stopDay.gemini25ProCloud} sur Google Cloud)`,
    input: 1.25,
    output: 10,
    source: 'gemini-25',
    stopSource: 'google-arrets',
  },
  {
    company: 'xAI',
    name: 'Grok 4',
    announced: '9 juillet 2025',
    stopped: stopDay.grok4,
    input: 3,
    output: 15,
    source: 'xai-modeles',
    stopSource: 'xai-arrets',
  },
];

/** Cost in dollars of one request (`comparing.job`); null if a price is missing. */
export const requestCost = ({ input, output }: Price): number | null =>
  input === null || output === null ? null : jobCost({ input, output });

/** Cost of reviewing the month's files: minutes for each file, and euros an hour. */
export const review = { minutes: 5, hourlyCost: 40 } as const;
export const reviewCost = (comparing.job.times * review.minutes * review.hourlyCost) / 60;
