import { sharedSources } from './sharedSources.ts';
import type { Article } from './types.ts';
import { openaiStops } from './vendorPages.ts';

export const article8: Article = {
  number: 8,
  slug: 'article-8',
  category: 'Méthode',
  title: 'Pourquoi plusieurs IA : leurs désaccords disent où regarder',
  summary:
    'L’accord de cinq modèles ne prouve rien. Leur désaccord, lui, désigne le point qu’il faut vérifier à la source.',
  date: '2024-11-08',
  changes: [
    {
      date: '2026-11-22',
      what: 'L’enjeu à partir duquel recouper se justifie passe de 1 200 à 1 714 €.',
      why: 'Un contrôle n’arrête pas toutes les erreurs : quatorze sur vingt dans l’exemple.',
    },
    {
      date: '2026-11-25',
      what: 'Deux jumeaux s’accordent désormais sur les cent questions, justes à 80 % ; la part d’erreurs identiques va du hasard à la totalité ; les deux jeux de questions de l’étude, et une étude où voter fait moins bien.',
      why: 'La courbe donnait 60 % d’erreurs identiques à des modèles qui répondent toujours la même chose.',
    },
    {
      date: '2026-11-25',
      what: 'Le contrôle à deux modèles compte trente-cinq minutes, la méthode à cinq modèles de 110 à 225 ; à deux modèles, recouper se justifie dès 667 € d’enjeu.',
      why: 'Quatre articles donnaient quatre durées au même travail.',
    },
    {
      date: '2026-11-27',
      what: 'Ce que la CNIL admet pour un texte sans rien de confidentiel, à la place d’un autre de ses conseils.',
      why: 'L’autre n’avait été lu que chez des tiers.',
    },
  ],
  topics: ['recouper', 'modeles'],
  related: [5, 9, 4],
  readTime: 9,
  family: 'static',
  callToAction: {
    title: 'Une question qui mérite cinq avis ?',
    text: 'Décrivez-la en trois lignes. Je vous réponds sous {replyHours}, et je vous le dis si une seule IA vous suffit.',
    button: 'Demander une analyse gratuite',
  },
  sources: [
    {
      id: 'wang-2022',
      publisher: 'Wang et al., Google (ICLR 2023)',
      title: 'Self-Consistency Improves Chain of Thought Reasoning in Language Models',
      date: '21 mars 2022',
      url: 'https://arxiv.org/abs/2203.11171',
      scope: 'Vote entre plusieurs raisonnements d’un même modèle.',
    },
    {
      id: 'jiang-2023',
      publisher: 'Jiang et al.',
      title: 'LLM-Blender: Ensembling Large Language Models',
      date: 'juin 2023',
      url: 'https://arxiv.org/abs/2306.02561',
      scope: 'Jeu de données MixInstruct.',
    },
    { ...sharedSources.jury, id: 'verga-2024', scope: 'Six jeux de données ; tâche d’évaluation de réponses.' },
    {
      id: 'du-2023',
      publisher: 'Du et al., MIT et Google (ICML 2024)',
      title: 'Improving Factuality and Reasoning in Language Models through Multiagent Debate',
      date: '23 mai 2023',
      url: 'https://arxiv.org/abs/2305.14325',
      scope: 'Surtout des copies d’un même modèle.',
    },
    {
      id: 'kim-2025',
      publisher: 'Kim et al. (ICML 2025)',
      title: 'Correlated Errors in Large Language Models',
      date: '2025',
      url: 'https://proceedings.mlr.press/v267/kim25e.html',
      scope:
        'HELM : 71 modèles, quatre choix, 60 % (hasard : un tiers). HuggingFace : 349 modèles, 42 % (hasard : 13 %).',
    },
    { ...sharedSources.bounds, id: 'wang-2024' },
    {
      ...sharedSources.melange,
      id: 'li-2025',
      scope: 'AlpacaEval 2.0 : préférence jugée par une IA, pas exactitude.',
    },
    { ...sharedSources['vote-difficile'], id: 'chen-2024' },
    {
      ...sharedSources['dellacqua-2023'],
      scope: '758 consultants du BCG, GPT-4 ; les 43 % et 17 % sont ceux du document de travail.',
    },
    {
      id: 'dellacqua-2026',
      publisher: 'Dell’Acqua et al., Organization Science',
      title: 'Navigating the Jagged Technological Frontier (version publiée)',
      date: '11 mars 2026',
      url: 'https://doi.org/10.1287/orsc.2025.21838',
      scope: 'Même expérience ; les gains par moitié ne sont pas repris ici.',
    },
    openaiStops,
  ],
};
