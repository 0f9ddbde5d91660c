import { comparing, jobCost } from '../../../data/blog/comparing.ts';
import { stopDay } from '../../../data/offer/modelStops.ts';

/** A price in dollars before tax for a million tokens; null where no page of the vendor was found. */
export interface Price {
  input: number | null;
  output: number | null;
}

/** A model as its maker announced it, at the price of that day, with the page that gives its end. */
export interface AnnouncedModel extends Price {
  company: string;
  name: string;
  /** Days in words. */
  announced: string;
  stopped: string;
  /** Ids of sources of article 3: the price, then the end. */
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

/** Dollars for one request (`comparing.job`); null where a price is missing. */
export const requestCost = ({ input, output }: Price): number | null =>
  input === null || output === null ? null : jobCost({ input, output });

/** Cost of review for the same month: minutes a file, euros an hour. */
export const review = { minutes: 5, hourlyCost: 40 } as const;
export const reviewCost = (comparing.job.times * review.minutes * review.hourlyCost) / 60;
