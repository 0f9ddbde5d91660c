import { sharedSources } from './sharedSources.ts';
import type { Article } from './types.ts';
import { openaiStops } from './vendorPages.ts';

export const article11: Article = {
  number: 11,
  slug: 'article-11',
  category: 'Productivité',
  title: 'Gagner deux heures par semaine avec l’IA, et savoir le prouver',
  summary:
    'Cinq jours, trois gestes, un chronomètre : ce que l’IA vous rend, une fois retirées la relecture et les reprises.',
  date: '2024-10-18',
  changes: [
    {
      date: '2026-11-22',
      what: 'La règle d’arrêt et le nombre de mesures deviennent ceux des autres articles.',
      why: 'D’un article à l’autre, le lecteur doit retrouver la même règle.',
    },
    {
      date: '2026-11-25',
      what: 'Essai de METR de février 2026, avec les intervalles des deux essais.',
      why: 'Un seul essai, de seize personnes, ne suffit pas à conclure.',
    },
    {
      date: '2026-11-25',
      what: 'Le journal d’un agent se compare au temps pris à la main, comme partout sur ce site.',
      why: 'Rapporté au temps déjà réduit par l’outil, il paraissait plus long.',
    },
    {
      date: '2026-11-27',
      what: 'Le prix de l’abonnement devient une hypothèse.',
      why: 'La page du tarif de 2024 n’a pas pu être lue.',
    },
    {
      date: '2026-11-27',
      what: 'Un essai tiré au sort dans 66 entreprises remplace une enquête de Microsoft et une étude danoise.',
      why: 'Le texte de ces deux sources n’a pas pu être lu ; celui de l’essai l’a été.',
    },
  ],
  topics: ['quotidien', 'mesurer'],
  related: [6, 13, 14],
  readTime: 10,
  family: 'weekly',
  stats: [
    {
      figure: '−40',
      unit: '%',
      label: 'de temps pour des écrits professionnels de 20 à 30 minutes, avec ChatGPT (453 diplômés)',
      source: 'noy-2023',
    },
    {
      figure: '2,2',
      unit: 'h',
      label: 'gagnées par semaine de 40 h, selon les utilisateurs américains d’IA générative, fin 2024',
      source: 'fed-2025',
    },
    {
      figure: '19',
      unit: '%',
      label: 'de temps en plus, en 2025, pour 16 développeurs expérimentés qui se croyaient plus rapides',
      source: 'metr-2025',
    },
  ],
  callToAction: {
    title: 'Quel geste vous rendra du temps ?',
    text: 'Envoyez votre relevé du lundi. Je vous dis ce qui s’automatise, ce qui se rédige plus vite, et ce qu’il vaut mieux laisser.',
    button: 'Audit gratuit mes processus',
  },
  sources: [
    sharedSources['noy-2023'],
    { ...sharedSources['fed-2025'], scope: 'Actifs américains, novembre 2024, gains déclarés.' },
    sharedSources['metr-2025'],
    sharedSources['metr-2026'],
    {
      id: 'uk-2025',
      publisher: 'UK Government',
      title: 'Microsoft 365 Copilot Experiment',
      date: '2 juin 2025',
      url: 'https://www.gov.uk/government/publications/microsoft-365-copilot-experiment-cross-government-findings-report/microsoft-365-copilot-experiment-cross-government-findings-report-html',
      scope: '20 000 fonctionnaires britanniques, fin 2024, gains déclarés.',
    },
    sharedSources['dillon-2025'],
    {
      id: 'peng-2023',
      publisher: 'Peng et al., GitHub et Microsoft',
      title: 'The Impact of AI on Developer Productivity: Evidence from GitHub Copilot',
      date: 'février 2023',
      url: 'https://arxiv.org/abs/2302.06590',
      scope: '95 développeurs recrutés en ligne, une seule tâche ; intervalle de confiance de 21 à 89 %.',
    },
    sharedSources['brynjolfsson-2023'],
    {
      id: 'brynjolfsson-2025',
      publisher: 'Brynjolfsson, Li et Raymond, Quarterly Journal of Economics',
      title: 'Generative AI at Work',
      date: '2025',
      url: 'https://academic.oup.com/qje/article/140/2/889/7990658',
      scope: '5 172 agents, version publiée de la même étude.',
    },
    openaiStops,
  ],
};
