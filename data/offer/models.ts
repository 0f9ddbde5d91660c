/**
 * The five models of mid-2025, which the dated articles are about, in the order and with the hue numbers of the identity
 * (docs/product/design-language.md § 2.1). Today's models are `content.site.models`.
 */
export const models = [
  { id: 1, name: 'GPT-O3-Pro', publisher: 'OpenAI' },
  { id: 2, name: 'Claude Opus 4', publisher: 'Anthropic' },
  { id: 3, name: 'Gemini 2.5 Pro', publisher: 'Google' },
  { id: 4, name: 'Grok 4', publisher: 'xAI' },
  { id: 5, name: 'Perplexity Pro', publisher: 'Perplexity AI' },
] as const;

/** Name of the panel `models`, with its period. */
export const panelOfModels = 'Panel de mi-2025';
