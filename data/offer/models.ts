/**
 * The five models, in the order and with the hue number the identity gives them (docs/product/design-language.md §
 * 2.1).
 */
export const models = [
  { id: 1, name: 'GPT-O3-Pro' },
  { id: 2, name: 'Claude Opus 4' },
  { id: 3, name: 'Gemini 2.5 Pro' },
  { id: 4, name: 'Grok 4' },
  { id: 5, name: 'Perplexity Pro' },
] as const;
