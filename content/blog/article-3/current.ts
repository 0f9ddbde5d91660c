import { comparing } from '../../../data/blog/comparing.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { announcedModels, opus4, type Price, requestCost } from './announced.ts';

/** A model on sale, as a copy of its vendor's page showed it on the day of the reading (docs/sources.md). */
export interface CurrentModel extends Price {
  readOn: string;
  company: string;
  name: string;
  /** Release date; if none was found, the date of the page. */
  dated: string;
  /** Size of the context in tokens, in words; null if the page gives none. */
  context: string | null;
  /** End date given by the page; null if it gives none. */
  stop: string | null;
  /** Announced price; absent without one. */
  next?: string;
  /** The id of a source of article 3. */
  source: string;
}

const [NOV_22, NOV_25] = ['2026-11-22', '2026-11-25'] as const;

const openai = { company: 'OpenAI', context: '1,05 million', stop: null };
const gpt61 = { ...openai, readOn: NOV_22, dated: 'page sans date', source: 'openai-gamme' };
const anthropic = {
  readOn: NOV_25,
  company: 'Anthropic',
  dated: 'page sans date',
  context: '1 million',
  stop: null,
  source: 'anthropic-gamme',
};
const mistral = {
  readOn: NOV_22,
  company: 'Mistral',
  context: '256 000',
  stop: 'préavis de six mois',
  source: 'mistral-gamme',
};

const fable51: CurrentModel = { ...anthropic, name: 'Claude Fable 5.1', input: 10, output: 50 };
const opus55: CurrentModel = { ...anthropic, name: 'Claude Opus 5.5', input: 4, output: 20 };

export const currentModels: readonly CurrentModel[] = [
  { ...gpt61, name: 'GPT-6 Astra', input: 10, output: 50 },
  { ...gpt61, name: 'GPT-6.1 Sol', input: 2, output: 10 },
  fable51,
  opus55,
  { ...anthropic, name: 'Claude Sonnet 5.5', input: 2, output: 10 },
  {
    readOn: NOV_25,
    company: 'Google',
    name: 'Gemini 4 Argon',
    dated: '30 septembre 2026',
    input: 2,
    output: 10,
    next: '4\u00a0$ / 20\u00a0$ dès le 1er décembre 2026',
    context: '1 million',
    stop: null,
    source: 'gemini-4',
  },
  {
    readOn: NOV_22,
    company: 'Google',
    name: 'Gemini 3.8 Flash',
    dated: '2 septembre 2026',
    input: null,
    output: null,
    context: null,
    stop: 'aucun annoncé',
    source: 'google-arrets',
  },
  {
    readOn: NOV_22,
    company: 'xAI',
    name: 'Grok 4.7',
    dated: 'page sans date',
    input: 2,
    output: 6,
    context: '500 000',
    stop: null,
    source: 'grok-47',
  },
  { ...mistral, name: 'Mistral Medium 3.5', dated: '28 avril 2026', input: 1.5, output: 7.5 },
  { ...mistral, name: 'Mistral Large 3', dated: '2 décembre 2025', input: 0.5, output: 1.5 },
];

/** Price of a seat at Perplexity, which no longer sells tokens. */
export const perplexitySeat = { monthly: 40, yearly: 400, readOn: NOV_22 } as const;

/** Cost in dollars of the month in `comparing.job`; null if a price is missing. */
export const monthCost = (price: Price): number | null => {
  const one = requestCost(price);
  return one === null ? null : one * comparing.job.times;
};

/** Cost of a request with the Opus of May 2025, divided by its cost with the Opus on sale. */
export const opusRatio = decimal((monthCost(opus4) ?? 0) / (monthCost(opus55) ?? 1), 2);

/** Cost of the most expensive month in both tables. */
export const dearest = Math.max(...[...announcedModels, ...currentModels].map((model) => monthCost(model) ?? 0));
