/**
 * The five models of mid-2025, in the order and with the hue number of the identity (docs/product/design-language.md § 2.1): those of the
 * dated articles. Today's panel is `content.site.models`.
 */
export const models = [
  { id: 1, name: 'GPT-O3-Pro', publisher: 'OpenAI' },
  { id: 2, name: 'Claude Opus 4', publisher: 'Anthropic' },
  { id: 3, name: 'Gemini 2.5 Pro', publisher: 'Google' },
  { id: 4, name: 'Grok 4', publisher: 'xAI' },
  { id: 5, name: 'Perplexity Pro', publisher: 'Perplexity AI' },
] as const;

/** Month of the panel `models`. */
export const panelOfModels = 'Panel de mi-2025';
