import { sharedSources } from './sharedSources.ts';
import type { Article } from './types.ts';

export const article17: Article = {
  number: 17,
  slug: 'article-17',
  category: 'Stratégie',
  title: 'Trois erreurs à écarter avant de signer un projet d’IA',
  summary:
    'Un devis relu avant signature : le problème écrit avant l’outil, le contrôle avant la publication, le critère d’arrêt avant le budget.',
  date: '2024-09-06',
  changes: [
    {
      date: '2026-11-22',
      what: 'Le plus petit gain acceptable est recalculé avec les cinq coûts et les semaines réellement disponibles : 4,2 heures par semaine au lieu de 2,4. Ajout d’une courbe d’équilibre, du contrat de sous-traitance et de l’aide publique ; l’échéance de la prévision de Gartner est passée.',
      why: 'L’ancien calcul ne comptait que les deux lignes du devis.',
    },
    {
      date: '2026-11-25',
      what: 'Les heures rendues de l’exemple sont des heures supplémentaires.',
      why: 'Payées, elles comptent en entier ; les autres ne comptent que pour moitié.',
    },
    {
      date: '2026-11-27',
      what: 'L’enquête de S&P Global est retirée.',
      why: 'Sa page n’a pas pu être lue, et elle ne vérifiait pas la prévision citée avant elle.',
    },
  ],
  topics: ['decider', 'mesurer'],
  related: [18, 6, 14],
  readTime: 8,
  family: 'weekly',
  stats: [
    {
      figure: '5',
      unit: 'causes',
      label: 'd’échec, tirées par RAND de 65 entretiens avec des praticiens, en 2024',
      source: 'rand-2024',
    },
    {
      figure: '17–33',
      unit: '%',
      label: 'des requêtes testées : des outils juridiques « avec sources » y hallucinent encore (Stanford, 2024)',
      source: 'stanford-2024',
    },
    {
      figure: '30',
      unit: '%',
      label:
        'au moins des projets d’IA générative arrêtés après l’essai d’ici fin 2025 : une prévision de Gartner, en juillet 2024',
      source: 'gartner-2024',
    },
  ],
  callToAction: {
    title: 'Faites relire votre projet avant la signature',
    text: 'La phrase du problème, le devis avec ses montants masqués si vous préférez : je vous dis ce qui manque avant que vous ne signiez.',
    button: 'Audit anti-échec gratuit',
  },
  sources: [
    {
      id: 'rand-2024',
      publisher: 'RAND',
      title: 'The Root Causes of Failure for Artificial Intelligence Projects (RR-A2680-1)',
      date: '13 août 2024',
      url: 'https://www.rand.org/pubs/research_reports/RRA2680-1.html',
      scope:
        '65 entretiens avec des praticiens d’au moins cinq ans d’expérience ; le taux de 80 % y est cité, pas mesuré.',
    },
    {
      id: 'stanford-2024',
      publisher: 'Magesh et al. (Stanford)',
      title: 'Hallucination-Free? Assessing the Reliability of Leading AI Legal Research Tools',
      date: 'mai 2024',
      url: 'https://arxiv.org/abs/2405.20362',
      scope: 'Outils de recherche juridique qui citent leurs sources ; part des requêtes testées.',
    },
    {
      ...sharedSources['gartner-2024'],
      scope: 'Prévision, pas un constat ; gains déclarés par 822 dirigeants entre septembre et novembre 2023.',
    },
    { ...sharedSources['air-canada'], scope: 'Décision canadienne, sur le site web d’une compagnie aérienne.' },
    sharedSources['osez-ia'],
  ],
};
