import { models } from '../offer/models.ts';

type ModelId = (typeof models)[number]['id'];

const publishers: Record<ModelId, string> = {
  1: 'OpenAI',
  2: 'Anthropic',
  3: 'Google',
  4: 'xAI',
  5: 'Perplexity AI',
};

/** The five models, with who publishes each. */
export const publishedModels = models.map(({ id, name }) => ({ id, name, publisher: publishers[id] }));
