import { decimal } from '../../../data/french/frenchNumbers.ts';
import { announcedModels, opus4, type Price, request, requestCost } from './announced.ts';

/** A model on sale, as a copy of its vendor's page showed it on 22 November 2026 (docs/sources.md). */
export interface CurrentModel extends Price {
  company: string;
  name: string;
  /** The day it came out, or of the page where no such day was read. */
  dated: string;
  /** Tokens, in words; null where the page does not say. */
  context: string | null;
  /** What the page says of its end; null where it says nothing. */
  stop: string | null;
  /** The id of a source of article 3. */
  source: string;
}

export const READ_ON = '22 novembre 2026';

const openai = {
  company: 'OpenAI',
  dated: 'page sans date',
  context: '1,05 million',
  stop: null,
  source: 'openai-gamme',
};
const anthropic = {
  company: 'Anthropic',
  dated: 'page sans date',
  context: '1 million',
  stop: null,
  source: 'anthropic-gamme',
};
const google = { company: 'Google', input: null, output: null, context: null };
const mistral = { company: 'Mistral', context: '256 000', stop: 'préavis de six mois', source: 'mistral-gamme' };

const opus55: CurrentModel = { ...anthropic, name: 'Claude Opus 5.5', input: 4, output: 20 };

export const currentModels: readonly CurrentModel[] = [
  { ...openai, name: 'GPT-6 Astra', input: 10, output: 50 },
  { ...openai, name: 'GPT-6.1 Sol', input: 2, output: 10 },
  opus55,
  { ...anthropic, name: 'Claude Sonnet 5.5', input: 2, output: 10 },
  { ...google, name: 'Gemini 4 Argon', dated: 'page du 14 octobre 2026', stop: null, source: 'google-firebase' },
  { ...google, name: 'Gemini 3.8 Flash', dated: '2 septembre 2026', stop: 'aucun annoncé', source: 'google-arrets' },
  {
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

/** Perplexity sells seats, and no longer the interface it sold by the token. */
export const perplexitySeat = { monthly: 40, yearly: 400 } as const;

/** Dollars for the month of `request`; null where a price is missing. */
export const monthCost = (price: Price): number | null => {
  const one = requestCost(price);
  return one === null ? null : one * request.times;
};

/** How many times less a request costs with the Opus on sale than with that of May 2025. */
export const opusRatio = decimal((monthCost(opus4) ?? 0) / (monthCost(opus55) ?? 1), 2);

/** The dearest month of both tables. */
export const dearest = Math.max(...[...announcedModels, ...currentModels].map((model) => monthCost(model) ?? 0));
