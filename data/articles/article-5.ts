import { sharedSources } from './sharedSources.ts';
import type { Article } from './types.ts';

export const article5: Article = {
  number: 5,
  slug: 'article-5',
  category: 'Méthode',
  title: 'Fusionner cinq réponses d’IA sans additionner leurs erreurs',
  summary:
    'Une question de prix suivie pas à pas : trois réponses sur cinq s’accordent et ont tort, les deux autres presque pas. Quatre étapes le montrent.',
  date: '2024-02-18',
  changes: [
    {
      date: '2026-11-22',
      what: 'L’exemple distingue ce que coûte un séjour et ce que coûte une nuit ; le seuil devient treize séjours de deux nuits, et la réponse minoritaire se révèle fausse elle aussi.',
      why: 'Le ménage se paie par séjour : le compter par nuit faussait la recommandation.',
    },
    {
      date: '2026-11-25',
      what: 'Erreurs communes données sur les deux jeux de questions de l’étude, avec ce que le hasard ferait ; deux études où voter ou mêler des modèles fait moins bien ; 25 % dit juste pour les séjours de deux nuits.',
      why: 'Un seul taux, sans le hasard, exagérait ; « toujours faux » cachait un arrondi.',
    },
  ],
  topics: ['recouper', 'modeles'],
  related: [8, 3, 4],
  readTime: 10,
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
      id: 'llm-blender',
      publisher: 'Jiang et al.',
      title: 'LLM-Blender',
      date: 'juin 2023',
      url: 'https://arxiv.org/abs/2306.02561',
      scope: 'Jeu de données MixInstruct, modèles ouverts.',
    },
    { ...sharedSources.jury, scope: 'Six jeux de données ; tâche de notation, pas de production.' },
    { ...sharedSources.bounds, scope: 'Discussions entre agents comparées à une seule consigne bien faite.' },
    {
      ...sharedSources['icml-2025'],
      id: 'correlated-errors',
      scope:
        'HELM : 71 modèles, quatre choix, 60 % (hasard : un tiers). HuggingFace : 349 modèles, 42 % (hasard : 13 %).',
    },
    sharedSources['vote-difficile'],
    { ...sharedSources.melange, scope: 'AlpacaEval 2.0 : préférence jugée par une IA, pas exactitude.' },
    {
      id: 'debat',
      publisher: 'Du et al., MIT et Google',
      title: 'Improving Factuality and Reasoning in Language Models through Multiagent Debate',
      date: '23 mai 2023, ICML 2024',
      url: 'https://arxiv.org/abs/2305.14325',
      scope: 'Surtout des copies d’un même modèle ; coût plus élevé.',
    },
  ],
};
