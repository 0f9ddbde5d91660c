import type { ArticleSource } from './types.ts';

/** Source that several articles cite: the CNIL's questions and answers for users of generative AI. */
export const cnilQuestions: ArticleSource = {
  id: 'cnil-ia',
  publisher: 'CNIL',
  title: 'Les questions-réponses de la CNIL sur l’utilisation d’un système d’IA générative',
  date: '18 juillet 2024',
  url: 'https://cnil.fr/fr/les-questions-reponses-de-la-cnil-sur-lutilisation-dun-systeme-dia-generative',
  scope: 'Premières réponses aux organisations qui déploient ou utilisent une IA générative.',
};

/** Sources that several articles cite: the vendors' own pages with the end dates of their models. */
export const openaiStops: ArticleSource = {
  id: 'openai-arrets',
  publisher: 'OpenAI',
  title: 'Deprecations',
  date: 'page mise à jour en continu',
  url: 'https://developers.openai.com/api/docs/deprecations',
  scope: 'Page de l’éditeur ; accès par programme.',
};

export const anthropicStops: ArticleSource = {
  id: 'anthropic-arrets',
  publisher: 'Anthropic',
  title: 'Model deprecations',
  date: 'page mise à jour en continu',
  url: 'https://platform.claude.com/docs/en/about-claude/model-deprecations',
  scope: 'Page de l’éditeur ; plateformes qu’il opère lui-même.',
};

export const googleCloudStops: ArticleSource = {
  id: 'google-cloud-arrets',
  publisher: 'Google Cloud',
  title: 'Model versions and lifecycle',
  date: 'page sans date',
  url: 'https://docs.cloud.google.com/gemini-enterprise-agent-platform/models/model-versions',
  scope: 'Page de l’éditeur ; vaut pour Google Cloud.',
};

export const geminiStops: ArticleSource = {
  id: 'google-arrets',
  publisher: 'Google',
  title: 'Gemini deprecations',
  date: 'page mise à jour en continu',
  url: 'https://ai.google.dev/gemini-api/docs/deprecations',
  scope: 'Page de l’éditeur, copies du 12 décembre 2025 et d’après le 15 septembre 2026.',
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

export const openaiRange: ArticleSource = {
  id: 'openai-gamme',
  publisher: 'OpenAI',
  title: 'Models',
  date: 'page sans date',
  url: 'https://developers.openai.com/api/docs/models',
  scope: 'Page de l’éditeur, copie de la version coréenne.',
};

export const gemini4: ArticleSource = {
  id: 'gemini-4',
  publisher: 'Google',
  title: 'Gemini API : dernier modèle',
  date: 'page sans date',
  url: 'https://ai.google.dev/gemini-api/docs/generate-content/latest-model',
  scope: 'Page de l’éditeur, copie de la version chinoise.',
};

export const anthropicRange: ArticleSource = {
  id: 'anthropic-gamme',
  publisher: 'Anthropic',
  title: 'Claude Opus 5 : comparaison avec la gamme actuelle',
  date: 'page sans date',
  url: 'https://platform.claude.com/docs/about-claude/models/whats-new-opus-5',
  scope: 'Page de l’éditeur.',
};
