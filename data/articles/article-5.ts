import type { Article } from './types.ts';

export const article5: Article = {
  number: 5,
  slug: 'article-5',
  category: 'Méthode',
  title: 'Fusionner cinq réponses d’IA sans additionner leurs erreurs',
  summary:
    'Une question de prix suivie pas à pas : trois réponses sur cinq s’accordent, et ont tort. Les quatre étapes qui l’auraient montré.',
  date: '2024-02-18',
  changes: [
    {
      date: '2026-11-21',
      what: 'Ajout des sources parues après la date de l’article, signalées dans le texte.',
      why: 'Elles complètent ou corrigent les précédentes.',
    },
  ],
  topics: ['recouper'],
  related: [8, 3, 13],
  readTime: 6,
  family: 'strategy',
  callToAction: {
    title: 'Une question que vous n’osez confier à une seule IA ?',
    text: 'Envoyez-la telle quelle. Je vous réponds avec les sous-questions que j’en tirerais et la pièce qui permettrait de trancher chacune.',
    button: 'Demander une analyse gratuite',
  },
  sources: [
    {
      id: 'self-consistency',
      publisher: 'Wang et al., Google',
      title: 'Self-Consistency Improves Chain of Thought Reasoning in Language Models',
      date: '21 mars 2022, ICLR 2023',
      url: 'https://arxiv.org/abs/2203.11171',
      scope: 'Vote entre plusieurs raisonnements d’un même modèle, épreuves scolaires.',
    },
    {
      id: 'debat',
      publisher: 'Du et al., MIT et Google',
      title: 'Improving Factuality and Reasoning in Language Models through Multiagent Debate',
      date: '23 mai 2023, ICML 2024',
      url: 'https://arxiv.org/abs/2305.14325',
      scope: 'Surtout des copies d’un même modèle ; coût plus élevé.',
    },
    {
      id: 'llm-blender',
      publisher: 'Jiang et al.',
      title: 'LLM-Blender',
      date: 'juin 2023',
      url: 'https://arxiv.org/abs/2306.02561',
      scope: 'Jeu de données MixInstruct, modèles ouverts.',
    },
    {
      id: 'bounds',
      publisher: 'Wang et al.',
      title: 'Rethinking the Bounds of LLM Reasoning',
      date: 'février 2024',
      url: 'https://arxiv.org/abs/2402.18272',
      scope: 'Discussions entre agents comparées à une seule consigne bien faite.',
    },
    {
      id: 'correlated-errors',
      publisher: 'Kim et al., ICML',
      title: 'Correlated Errors in Large Language Models',
      date: '2025',
      url: 'https://proceedings.mlr.press/v267/kim25e.html',
      scope: 'Plus de 350 modèles ; le taux cité vient d’un des classements.',
    },
  ],
};
