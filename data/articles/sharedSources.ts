import type { ArticleSource } from './types.ts';

const sources = {
  adequation: {
    publisher: 'CNIL',
    title: 'Adéquation des États-Unis : les premières questions-réponses',
    date: 'décision du 10 juillet 2023',
    url: 'https://www.cnil.fr/fr/adequation-des-etats-unis-les-premieres-questions-reponses',
    scope: 'Ne vaut que pour les entreprises américaines certifiées.',
  },
  'air-canada': {
    publisher: 'Civil Resolution Tribunal, Colombie-Britannique',
    title: 'Moffatt v. Air Canada, 2024 BCCRT 149',
    date: '14 février 2024',
    url: 'https://www.canlii.org/en/bc/bccrt/doc/2024/2024bccrt149/2024bccrt149.html',
    scope: 'Décision canadienne, sans effet sur un juge français.',
  },
  'anthropic-2024': {
    publisher: 'Anthropic',
    title: 'Introducing the next generation of Claude',
    date: '4 mars 2024',
    url: 'https://www.anthropic.com/news/claude-3-family',
  },
  'bcg-2023': {
    publisher: 'BCG',
    title: 'How People Can Create—and Destroy—Value with Generative AI',
    date: '21 septembre 2023',
    url: 'https://bcg.com/publications/2023/how-people-create-and-destroy-value-with-gen-ai',
    scope: 'Expérience menée sur les consultants de BCG, GPT-4.',
  },
  bounds: {
    publisher: 'Wang et al.',
    title: 'Rethinking the Bounds of LLM Reasoning',
    date: 'février 2024',
    url: 'https://arxiv.org/abs/2402.18272',
  },
  'bpifrance-2025': {
    publisher: 'Bpifrance Le Lab',
    title: 'L’IA dans les PME et ETI françaises',
    date: '2025',
    url: 'https://lelab.bpifrance.fr/Etudes/les-entreprises-francaises-et-l-ia-l-aube-d-une-revolution',
  },
  'brynjolfsson-2023': {
    publisher: 'Brynjolfsson, Li et Raymond, NBER',
    title: 'Generative AI at Work (document de travail 31161)',
    date: 'avril 2023',
    url: 'https://www.nber.org/papers/w31161',
    scope: '5 179 agents du service client d’une seule entreprise.',
  },
  'cnil-prospection': {
    publisher: 'CNIL',
    title: 'La prospection commerciale par courrier électronique',
    date: 'page mise à jour en continu',
    url: 'https://www.cnil.fr/fr/la-prospection-commerciale-par-courrier-electronique',
  },
  'dellacqua-2023': {
    publisher: 'Dell’Acqua et al., Harvard Business School',
    title: 'Navigating the Jagged Technological Frontier (document de travail 24-013)',
    date: 'septembre 2023',
    url: 'https://www.hbs.edu/faculty/Pages/item.aspx?num=64700',
  },
  'dillon-2025': {
    publisher: 'Dillon et al. (Microsoft)',
    title: 'Shifting Work Patterns with Generative AI',
    date: 'avril 2025, version 4',
    url: 'https://arxiv.org/abs/2504.11436',
    scope: 'Essai tiré au sort de six mois, 66 entreprises, 7 137 salariés ; Microsoft sur son propre outil.',
  },
  'fed-2025': {
    publisher: 'Federal Reserve Bank of St. Louis',
    title: 'The Impact of Generative AI on Work Productivity',
    date: '27 février 2025',
    url: 'https://www.stlouisfed.org/on-the-economy/2025/feb/impact-generative-ai-work-productivity',
  },
  'gartner-2024': {
    publisher: 'Gartner',
    title: 'Gartner Predicts 30% of Generative AI Projects Will Be Abandoned After Proof of Concept By End of 2025',
    date: '29 juillet 2024',
    url: 'https://www.gartner.com/en/newsroom/press-releases/2024-07-29-gartner-predicts-30-percent-of-generative-ai-projects-will-be-abandoned-after-proof-of-concept-by-end-of-2025',
  },
  'gemini-baisse': {
    publisher: 'Google',
    title: 'Updated production-ready Gemini models',
    date: '24 septembre 2024',
    url: 'https://developers.googleblog.com/en/updated-gemini-models-reduced-15-pro-pricing-increased-rate-limits-and-more/',
    scope: 'Baisse du 1er octobre 2024, en parts ; les prix sont dans la grille.',
  },
  'gemini-tarif': {
    publisher: 'Google',
    title: 'Gemini API, tarifs de la fin de 2024',
    date: '2024',
    url: 'https://ai.google.dev/pricing',
    scope: 'Gemini 1.5 Pro, requêtes jusqu’à 128 000 jetons ; l’adresse mène aujourd’hui aux tarifs du jour.',
  },
  humaneval: {
    publisher: 'Chen et al.',
    title: 'Evaluating Large Language Models Trained on Code',
    date: '2021',
    url: 'https://arxiv.org/abs/2107.03374',
  },
  'humlum-2025': {
    publisher: 'Humlum et Vestergaard, NBER',
    title: 'Large Language Models, Small Labor Market Effects (33777)',
    date: 'mai 2025',
    url: 'https://www.nber.org/papers/w33777',
    scope: '25 000 salariés, 11 métiers exposés, Danemark.',
  },
  'icml-2025': {
    publisher: 'Kim et al., ICML',
    title: 'Correlated Errors in Large Language Models',
    date: '2025',
    url: 'https://proceedings.mlr.press/v267/kim25e.html',
  },
  'insee-2026': {
    publisher: 'Insee',
    title:
      'Les technologies de l’information et de la communication dans les entreprises en 2025 (Insee Première 2120)',
    date: '21 juillet 2026',
    url: 'https://www.insee.fr/fr/statistiques/9025878',
    scope:
      'Entreprises d’au moins 10 personnes, France et Union, 2023 à 2025, par taille et par secteur ; enquête européenne harmonisée, arrondie à l’unité.',
  },
  jury: {
    publisher: 'Verga et al., Cohere',
    title: 'Replacing Judges with Juries',
    date: 'avril 2024',
    url: 'https://arxiv.org/abs/2404.18796',
  },
  melange: {
    publisher: 'Li et al.',
    title: 'Rethinking Mixture-of-Agents',
    date: 'février 2025',
    url: 'https://arxiv.org/abs/2502.00674',
  },
  math: {
    publisher: 'Hendrycks et al.',
    title: 'Measuring Mathematical Problem Solving With the MATH Dataset',
    date: '2021',
    url: 'https://datasets-benchmarks-proceedings.neurips.cc/paper_files/paper/2021/hash/be83ab3ecd0db773eb2dc1b0a17836a1-Abstract-round2.html',
  },
  'mckinsey-2025': {
    publisher: 'McKinsey',
    title: 'The state of AI',
    date: 'novembre 2025',
    url: 'https://www.mckinsey.com/capabilities/quantumblack/our-insights/the-state-of-ai',
    scope: '1 993 répondants, 105 pays ; surtout de moyennes et grandes organisations.',
  },
  'metr-2025': {
    publisher: 'METR',
    title: 'Measuring the Impact of Early-2025 AI on Experienced Open-Source Developer Productivity',
    date: '10 juillet 2025',
    url: 'https://metr.org/blog/2025-07-10-early-2025-ai-experienced-os-dev-study/',
    scope: '16 développeurs expérimentés, 246 tâches.',
  },
  'metr-2026': {
    publisher: 'METR',
    title: 'We Are Changing Our Developer Productivity Experiment Design',
    date: '24 février 2026',
    url: 'https://metr.org/blog/2026-02-24-uplift-update/',
    scope:
      '57 développeurs, dont 10 du premier essai, plus de 800 tâches ; données biaisées par les refus, selon METR.',
  },
  mmlu: {
    publisher: 'Hendrycks et al.',
    title: 'Measuring Massive Multitask Language Understanding',
    date: '2020',
    url: 'https://arxiv.org/abs/2009.03300',
  },
  'noy-2023': {
    publisher: 'Noy et Zhang (MIT), Science',
    title: 'Experimental evidence on the productivity effects of generative artificial intelligence',
    date: '13 juillet 2023',
    url: 'https://www.science.org/doi/10.1126/science.adh2586',
    scope: '453 diplômés, tâches de 20 à 30 minutes, ChatGPT (GPT-3.5), expérience préenregistrée.',
  },
  'opus-4': {
    publisher: 'Anthropic',
    title: 'Introducing Claude 4',
    date: '22 mai 2025',
    url: 'https://www.anthropic.com/news/claude-4',
  },
  'ocde-2025': {
    publisher: 'OCDE',
    title: 'Generative AI and the SME Workforce: New Survey Evidence',
    date: '2025',
    url: 'https://www.oecd.org/en/publications/generative-ai-and-the-sme-workforce_2d08b99d-en/full-report/component-2.html',
    scope:
      'Plus de 5 000 PME de sept pays (Allemagne, Autriche, Canada, Corée, Irlande, Japon, Royaume-Uni), fin 2024 ; selon leurs déclarations.',
  },
  'osez-ia': {
    publisher: 'Bpifrance',
    title: 'Lancement du plan national « Osez l’IA »',
    date: '1er juillet 2025',
    url: 'https://presse.bpifrance.fr/?p=231632',
    scope: 'Annonce : près de 5 000 diagnostics cofinancés, dix jours d’expert.',
  },
  rgpd: {
    publisher: 'Union européenne',
    title: 'Règlement (UE) 2016/679 (RGPD)',
    date: '27 avril 2016',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    scope: 'Texte en vigueur dans toute l’Union ; articles 13 (information) et 28 (sous-traitants).',
  },
  'vote-difficile': {
    publisher: 'Chen et al.',
    title: 'Are More LLM Calls All You Need?',
    date: 'mars 2024',
    url: 'https://arxiv.org/abs/2403.02419',
    scope: 'Vote entre plusieurs réponses d’un même modèle.',
  },
  'simple-evals': {
    publisher: 'OpenAI',
    title: 'simple-evals',
    date: '2024–2025',
    url: 'https://github.com/openai/simple-evals',
  },
} as const satisfies Record<string, Omit<ArticleSource, 'id'>>;

type Shared = { [Id in keyof typeof sources]: { id: Id } & (typeof sources)[Id] };

/** Sources that several articles cite, written once each, by id; the citing article adds its own `scope`. */
export const sharedSources = Object.fromEntries(
  Object.entries(sources).map(([id, source]) => [id, { id, ...source }]),
) as Shared;
