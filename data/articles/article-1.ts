import { hoursText } from '../promiseWords.ts';
import { terms } from '../services.ts';
import type { Article } from './types.ts';

export const article1: Article = {
  number: 1,
  slug: 'article-1',
  category: 'Stratégie',
  title: 'Stratégie IA pour PME : une page suffit, si elle choisit',
  summary:
    'Une grille de dix points pour choisir la première tâche, six lignes pour la cadrer, vingt dossiers pour savoir s’il faut continuer.',
  date: '2024-11-29',
  changes: [
    {
      date: '2026-11-21',
      what: 'Ajout des sources parues après la date de l’article, signalées dans le texte.',
      why: 'Elles complètent ou corrigent les précédentes.',
    },
  ],
  topics: ['decider', 'mesurer'],
  related: [6, 17, 2],
  readTime: 7,
  family: 'strategy',
  callToAction: {
    title: 'Quelle tâche confier d’abord à l’IA chez vous ?',
    text: `Décrivez-moi trois tâches qui reviennent chaque semaine. Je vous réponds sous ${hoursText(terms.replyHours)} avec celle que je testerais, et celle que je laisserais.`,
    button: 'Demander une analyse gratuite',
  },
  sources: [
    {
      id: 'bcg-2024',
      publisher: 'BCG',
      title: 'AI Adoption in 2024: 74% of Companies Struggle to Achieve and Scale Value',
      date: '24 octobre 2024',
      url: 'https://www.bcg.com/press/24october2024-ai-adoption-in-2024-74-of-companies-struggle-to-achieve-and-scale-value',
      scope: '1 000 dirigeants, plus de 20 secteurs, 59 pays ; plutôt de grandes entreprises.',
    },
    {
      id: 'bcg-rapport',
      publisher: 'BCG',
      title: 'Where’s the Value in AI?',
      date: 'octobre 2024',
      url: 'https://www.bcg.com/publications/2024/wheres-value-in-ai',
      scope: 'Même enquête ; réponses déclaratives.',
    },
    {
      id: 'bcg-2025',
      publisher: 'BCG',
      title: 'The Widening AI Value Gap',
      date: 'septembre 2025',
      url: 'https://www.bcg.com/publications/2025/are-you-generating-value-from-ai-the-widening-gap',
      scope: 'Enquête suivante, publiée après cet article.',
    },
    {
      id: 'insee-2025',
      publisher: 'Insee, cité par BFM Business',
      title: 'Enquête TIC-entreprises 2024 : usage de l’intelligence artificielle',
      date: 'juillet 2025',
      url: 'https://www.bfmtv.com/economie/entreprises/10-des-entreprises-francaises-utilisent-l-ia-moins-que-dans-le-reste-de-l-europe_AD-202507010689.html',
      scope:
        'Environ 10 500 entreprises d’au moins 10 personnes implantées en France, secteurs principalement marchands.',
    },
    {
      id: 'insee-secteurs',
      publisher: 'Insee, cité par FO-Cadres',
      title: 'Usage de l’IA en 2024 par secteur et par fonction',
      date: '2025',
      url: 'https://www.fo-cadres.fr/actualites/numerique-intelligence-artificielle/intelligence-artificielle-01-frh2-okherv',
      scope: 'Même enquête ; les fonctions portent sur les seules entreprises utilisatrices.',
    },
    {
      id: 'francenum-2024',
      publisher: 'DGE, France Num',
      title: 'Baromètre France Num 2024',
      date: 'septembre 2024',
      url: 'https://www.francenum.gouv.fr/',
      scope: 'Environ 10 000 TPE et PME ; question sur l’IA posée autrement qu’en 2023.',
    },
    {
      id: 'bpifrance-2024',
      publisher: 'Bpifrance Le Lab, cité par ActuIA',
      title: 'L’utilisation des IA génératives par les dirigeants de TPE-PME',
      date: '14 mars 2024',
      url: 'https://www.actuia.com/actualite/etude-de-bpifrance-le-lab-lutilisation-des-ia-generatives-par-les-dirigeants-de-pme-tpe-est-encore-tres-limitee/',
      scope: '3 077 dirigeants de TPE-PME, du 16 novembre au 5 décembre 2023.',
    },
    {
      id: 'bpifrance-2026',
      publisher: 'Bpifrance Le Lab, cité par Agipi',
      title: 'Usage de l’IA générative par les dirigeants, enquête de conjoncture',
      date: '10 février 2026',
      url: 'https://www.agipi.com/?p=45579',
      scope: 'Dirigeants de TPE-PME, fin 2024 et fin 2025.',
    },
    {
      id: 'hbs-2023',
      publisher: 'Harvard Business School',
      title: 'Navigating the Jagged Technological Frontier (document de travail 24-013)',
      date: 'septembre 2023',
      url: 'https://www.hbs.edu/faculty/Pages/item.aspx?num=64700',
      scope: '758 consultants de BCG, GPT-4, 18 tâches adaptées au modèle et une tâche qui ne l’était pas.',
    },
    {
      id: 'icml-2025',
      publisher: 'Kim et al., ICML',
      title: 'Correlated Errors in Large Language Models',
      date: '2025',
      url: 'https://proceedings.mlr.press/v267/kim25e.html',
      scope: 'Plus de 350 modèles ; le taux de 60 % vient d’un des classements étudiés.',
    },
  ],
};
