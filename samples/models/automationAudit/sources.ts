import type { Source } from '../../../data/examples/types.ts';

/** The public sources of the audit, in the order their marks [1] to [9] count them. */
export const sources: readonly Source[] = [
  {
    label: 'METR, 10 juillet 2025',
    scope: '16 développeurs expérimentés, 246 tâches : 19 % plus lents, alors qu’ils se croyaient 20 % plus rapides.',
    url: 'https://metr.org/blog/2025-07-10-early-2025-ai-experienced-os-dev-study/',
  },
  {
    label: 'PHD, 3 septembre 2021',
    scope: '1 721 marketeurs seniors : 88 % disent produire régulièrement des rapports (51 % dix ans plus tôt).',
    url: 'https://www.phdmedia.com/manchester/2021/09/03/marketers-spend-more-time-reporting-than-creating/',
  },
  {
    label: 'Noy et Zhang, Science, 13 juillet 2023',
    scope:
      'Rédaction professionnelle de 20 à 30 minutes : 40 % de temps en moins, 453 diplômés. L’audit retient moins pour les premiers jets, qui sont des tâches plus longues.',
    url: 'https://www.science.org/doi/10.1126/science.adh2586',
  },
  {
    label: 'Règlement (UE) 2024/1689, article 4',
    scope:
      'Maîtrise suffisante de l’IA par le personnel qui l’utilise, depuis le 2 février 2025 : d’où la formation. Texte en vigueur en juillet 2025.',
    url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
  },
  {
    label: 'Google, tarifs de l’API Gemini',
    scope:
      'Gemini 2.5 Pro, 17 juin 2025 : 1,25 $ le million de jetons lus, 10 $ écrits, jusqu’à 200 000 jetons par appel.',
    url: 'https://ai.google.dev/gemini-api/docs/pricing',
  },
  {
    label: 'Federal Reserve Bank of St. Louis, 27 février 2025',
    scope:
      'Actifs américains, novembre 2024 : 5,4 % des heures des utilisateurs d’IA gagnées, soit 2,2 h sur 40, en déclaratif.',
    url: 'https://www.stlouisfed.org/on-the-economy/2025/feb/impact-generative-ai-work-productivity',
  },
  {
    label: 'xAI, Grok 4, 9 juillet 2025',
    scope: 'Prix par API au lancement : 3 $ le million de jetons lus, 15 $ écrits.',
    url: 'https://x.ai/news/grok-4',
  },
  {
    label: 'Anthropic, Claude 4, 22 mai 2025',
    scope: 'Claude Opus 4, prix par API au lancement : 15 $ le million de jetons lus, 75 $ écrits.',
    url: 'https://www.anthropic.com/news/claude-4',
  },
  {
    label: 'OpenAI, o3-pro, 10 juin 2025',
    scope: 'Prix par API au lancement : 20 $ le million de jetons lus, 80 $ écrits.',
    url: 'https://platform.openai.com/docs/models/o3-pro',
  },
];
