import type { ArticleSource } from './types.ts';

/** The CNIL's answers to users of generative AI, which several articles cite. */
export const cnilQuestions: ArticleSource = {
  id: 'cnil-ia',
  publisher: 'CNIL',
  title: 'Les questions-réponses de la CNIL sur l’utilisation d’un système d’IA générative',
  date: '18 juillet 2024',
  url: 'https://cnil.fr/fr/les-questions-reponses-de-la-cnil-sur-lutilisation-dun-systeme-dia-generative',
  scope: 'Premières réponses aux organisations qui déploient ou utilisent une IA générative.',
};
