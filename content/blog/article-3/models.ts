import { formatNumber } from '../../../components/ui/formatNumber.ts';

/** Filters of the comparator; except for 'all', a filter matches a part of the model's name in lower case. */
export type ModelFilter = 'all' | 'gpt' | 'claude' | 'gemini';

export interface ModelCard {
  name: string;
  company: string;
  /** Exact release of the model for which the scores were published. */
  release: string;
  /** Strengths in the author's opinion, in lower case: the card joins them into a sentence. */
  strengths: readonly string[];
  weaknesses: readonly string[];
  /** Recommended uses; the card shows the first two. */
  bestFor: readonly string[];
  pricing: string;
  /** Percentages of right answers on MMLU, HumanEval and MATH; null if the publisher gives none. */
  benchmark: { mmlu: number | null; coding: number | null; reasoning: number | null };
  /** Market share in percent; only the first two come from a published survey. */
  marketShare: number;
  marketShareBasis: 'survey' | 'illustration';
}

export const modelFilters: readonly { id: ModelFilter; label: string }[] = [
  { id: 'all', label: 'Tous' },
  { id: 'gpt', label: 'GPT' },
  { id: 'claude', label: 'Claude' },
  { id: 'gemini', label: 'Gemini' },
];

/** Names of the three scores on a card, in words that readers understand. */
export const benchmarkLabels = {
  mmlu: 'Culture générale (MMLU)',
  coding: 'Code (HumanEval)',
  reasoning: 'Maths (MATH)',
} as const;

export const marketShareNote =
  'Parts d’usage en entreprise : 34 % et 24 % viennent de Menlo Ventures (entreprises américaines, 2024 ; Menlo est actionnaire d’Anthropic). 18 %, 5 % et 8 % sont des valeurs d’illustration, sans source.';

export const benchmarkNote =
  'Scores des éditeurs, rassemblés par OpenAI dans simple-evals. Deux protocoles différents ne se comparent pas au dixième de point. Points forts et limites : appréciation de l’auteur. Prix et scores sont ceux de 2024, sauf mention.';

export const models: readonly [ModelCard, ModelCard, ...ModelCard[]] = [
  {
    name: 'GPT-4 Turbo',
    company: 'OpenAI',
    release: 'version du 9 avril 2024',
    strengths: ['suit des consignes longues et composées', 'code et tableaux'],
    weaknesses: ['comblait volontiers une information absente', 'plus cher que Gemini et Grok'],
    bestFor: ['Premiers jets variés', 'Formules de tableur', 'Extraction de données'],
    pricing: '10 $ en entrée, 30 $ en sortie, par million de jetons (2024)',
    benchmark: { mmlu: 86.7, coding: 88.2, reasoning: 73.4 },
    marketShare: 34,
    marketShareBasis: 'survey',
  },
  {
    name: 'Claude Opus',
    company: 'Anthropic',
    release: 'Claude 3 Opus, 4 mars 2024',
    strengths: ['lecture de documents longs', 'nuance et réserve dans le ton'],
    weaknesses: ['le plus cher à la requête', 'maths en retrait'],
    bestFor: ['Relecture critique', 'Synthèse de contrats', 'Textes longs'],
    pricing: '15 $ en entrée, 75 $ en sortie, par million de jetons (mars 2024)',
    benchmark: { mmlu: 86.8, coding: 84.9, reasoning: 60.1 },
    marketShare: 24,
    marketShareBasis: 'survey',
  },
  {
    name: 'Gemini Pro',
    company: 'Google',
    release: 'Gemini 1.5 Pro, février 2024',
    strengths: ['très grand contexte', 'prix bas depuis octobre 2024'],
    weaknesses: ['scores de février inférieurs aux trois autres', 'versions difficiles à distinguer'],
    bestFor: ['Dossiers volumineux', 'Traitement en nombre', 'Documents mêlant images et texte'],
    pricing: '1,25 $ en entrée, 5 $ en sortie, par million de jetons (octobre 2024)',
    benchmark: { mmlu: 81.9, coding: 71.9, reasoning: 58.5 },
    marketShare: 18,
    marketShareBasis: 'illustration',
  },
  {
    name: 'Grok-2',
    company: 'xAI',
    release: 'août 2024',
    strengths: ['scores élevés sur les trois épreuves', 'réponses directes, sans détour'],
    weaknesses: ['peu de retours d’entreprise publiés', 'ton à surveiller'],
    bestFor: ['Veille d’opinion', 'Contre-pied d’un argument', 'Calculs posés'],
    pricing: '2 $ en entrée, 10 $ en sortie, par million de jetons (version qui lit les images, décembre 2024)',
    benchmark: { mmlu: 87.5, coding: 88.4, reasoning: 76.1 },
    marketShare: 5,
    marketShareBasis: 'illustration',
  },
  {
    name: 'Perplexity Pro',
    company: 'Perplexity',
    release: 'abonnement, plusieurs modèles',
    strengths: ['réponses accompagnées de liens', 'recherche récente'],
    weaknesses: ['aucun score officiel', 'un lien cité n’est pas un lien lu'],
    bestFor: ['Recherche de sources', 'Vérification d’un chiffre', 'État d’un sujet'],
    pricing: 'Prix de 2024 non retrouvé chez l’éditeur ; Enterprise Pro, 40 $ par personne et par mois (2026)',
    benchmark: { mmlu: null, coding: null, reasoning: null },
    marketShare: 8,
    marketShareBasis: 'illustration',
  },
];

/** Returns the models whose lower-case name contains the filter; for 'all', every model. */
export function modelsMatching(filter: ModelFilter): readonly ModelCard[] {
  return filter === 'all' ? models : models.filter((model) => model.name.toLowerCase().includes(filter));
}

/** Minimum difference in points that means anything: rewording the instruction moves a score by more than a smaller one. */
const READABLE_POINTS = 2;

/** Describes in French whether the difference of two scores means anything. */
function reading(one: number | null, other: number | null): string {
  if (one === null || other === null) return 'ne se compare pas';
  const points = Math.abs(one - other);
  const text = formatNumber(Math.round(points * 10) / 10);
  return points < READABLE_POINTS ? `${text} : ne se lit pas` : `${text} : à vérifier sur vos dossiers`;
}

/** The three scores of two models, with a remark on whether each difference exceeds the error of measurement. */
export const comparedScores = (one: ModelCard, other: ModelCard) =>
  (['mmlu', 'coding', 'reasoning'] as const).map((key) => ({
    label: benchmarkLabels[key],
    values: [one.benchmark[key], other.benchmark[key]] as const,
    reading: reading(one.benchmark[key], other.benchmark[key]),
  }));
