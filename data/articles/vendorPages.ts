import type { ArticleSource } from './types.ts';

/** The vendors' own pages on the end of their models, which several articles cite. */
export const openaiStops: ArticleSource = {
  id: 'openai-arrets',
  publisher: 'OpenAI',
  title: 'openai-ruby : noms des modèles et dates d’arrêt annoncées',
  date: 'page sans date',
  url: 'https://github.com/openai/openai-ruby/tree/main/lib/openai/models',
  scope: 'Bibliothèque officielle de l’éditeur ; accès par programme.',
};

export const anthropicStops: ArticleSource = {
  id: 'anthropic-arrets',
  publisher: 'Anthropic',
  title: 'anthropic-sdk-python : modèles en fin de vie',
  date: '7 août 2026',
  url: 'https://github.com/anthropics/anthropic-sdk-python/blob/main/src/anthropic/resources/messages/messages.py',
  scope: 'Bibliothèque officielle de l’éditeur ; date de la copie.',
};

export const googleCloudStops: ArticleSource = {
  id: 'google-cloud-arrets',
  publisher: 'Google Cloud',
  title: 'Model versions and lifecycle',
  date: 'page sans date',
  url: 'https://docs.cloud.google.com/gemini-enterprise-agent-platform/models/model-versions',
  scope: 'Page de l’éditeur ; vaut pour Google Cloud.',
};

export const geminiLimits: ArticleSource = {
  id: 'google-firebase',
  publisher: 'Google, Firebase',
  title: 'Firebase AI Logic : bandeau sur les modèles Gemini',
  date: '14 octobre 2026',
  url: 'https://firebase.google.com/docs/ai-logic/locations',
};

export const gemini15Limits: ArticleSource = {
  id: 'gemini-15-ferme',
  publisher: 'Google Cloud',
  title: 'Documentation de Vertex AI : bandeau sur Gemini 1.5',
  date: 'page sans date',
  url: 'https://cloud.google.com/vertex-ai/generative-ai/docs/reference/java/1.0.0/com.google.cloud.vertexai.api.UndeployModelResponseOrBuilder',
  scope: 'Projets qui n’avaient jamais utilisé ces modèles.',
};

export const xaiStops: ArticleSource = {
  id: 'xai-arrets',
  publisher: 'xAI',
  title: 'Grok Model Retirement on May 15, 2026',
  date: '2026',
  url: 'https://docs.x.ai/developers/migration/may-15-retirement',
};
