import type { AskedModel } from './measureConfig.ts';

/** An answer word for word, and the tokens its provider counted; undefined where it counts none. */
export interface ModelAnswer {
  text: string;
  inputTokens: number | undefined;
  outputTokens: number | undefined;
}

/** The client tries again where a call is refused for its rate, or is cut. */
const TRIES_AGAIN = 5;

/**
 * Asks a model in a conversation of its own: the prompt alone, with its provider's own settings.
 * @throws the client's error, with the provider's words and without the key
 */
export async function askModel(asked: AskedModel, prompt: string): Promise<ModelAnswer> {
  // Loaded when it is needed: no other command waits for it.
  const { default: OpenAI } = await import('openai');
  const client = new OpenAI({
    apiKey: asked.key,
    baseURL: asked.baseUrl,
    // Else what the environment says of OpenAI would go to every provider.
    ...{ organization: null, project: null },
    maxRetries: TRIES_AGAIN,
  });
  const { choices, usage } = await client.chat.completions.create({
    model: asked.model,
    messages: [{ role: 'user', content: prompt }],
    [asked.limitName]: asked.outputTokens,
  });
  return {
    text: choices[0]?.message.content ?? '',
    inputTokens: usage?.prompt_tokens,
    outputTokens: usage?.completion_tokens,
  };
}
