import { gainChart, keptTable, priorityChart, reportFlow, returnTable, timeTable } from './automationAudit/figures.ts';
import { pages } from './automationAudit/pages.ts';
import type { Example } from './types.ts';

export const automationAudit: Example = {
  slug: 'automatisation',
  meta: {
    title: 'Exemple d’audit d’automatisation : une agence marketing',
    description:
      'Un extrait complet : douze processus chronométrés, six à automatiser, matrice de priorités et retour sur investissement calculé ligne à ligne.',
  },
  badges: [{ text: 'Format Livrable' }, { text: 'PDF / PPT', icon: 'file' }, { text: '72 h', icon: 'clock' }],
  title: 'Audit d’automatisation d’une agence marketing',
  lead: 'Douze processus chronométrés, six à automatiser, six à laisser tranquilles. Le retour se calcule ligne à ligne.',
  notice:
    'Exemple illustratif : l’agence de 18 personnes est fictive, ses temps et ses coûts sont des données d’illustration.',
  cover: 'automation',
  service: { href: '/services/automatisation', code: 'automatisation', title: 'Automatisation', price: 150 },
  snapshot: {
    title: 'L’agence avant l’audit',
    note: 'Données d’illustration',
    figures: [
      { figure: '190', unit: 'h', label: 'par semaine, auditées', detail: 'sur 630 h payées' },
      { figure: '78', unit: 'h', label: 'automatisables', detail: 'six processus sur douze' },
      { figure: '48', unit: 'h', label: 'gagnées par semaine', detail: 'il en reste 30 sur ces six' },
      { figure: '5,5', unit: 'mois', label: 'pour rembourser', detail: 'si 70 % des heures resservent' },
    ],
  },
  structure: {
    title: ['34 pages,', 'six parties'],
    text: 'Chaque recommandation renvoie à une ligne du relevé des temps.',
    sections: [
      { title: 'Synthèse', text: 'Ce qu’il faut faire, dans quel ordre, pour quel gain', pages: 2 },
      { title: 'Cartographie des processus', text: 'Douze processus, une page chacun', pages: 12 },
      { title: 'Priorités', text: 'Gain, effort, risque, et six refus motivés', pages: 6 },
      { title: 'Retour sur investissement', text: 'Hypothèses, calcul, sensibilité', pages: 5 },
      { title: 'Plan de déploiement', text: 'Dix semaines, formation, contrôles', pages: 6 },
      { title: 'Annexes', text: 'Relevés de temps, données traitées, RGPD', pages: 3 },
    ],
  },
  analyses: [
    {
      id: 'processus',
      title: ['Un processus,', 'avant et après'],
      lead: 'Sept étapes deviennent cinq. Les deux qui engagent l’agence, relire et envoyer, restent humaines. Le rapport est le bon point de départ : 88 % de 1 721 marketeurs interrogés en 2021 disaient y passer surtout leur temps [2].',
      chart: reportFlow,
      wide: true,
    },
    {
      id: 'temps',
      title: ['Où passe le temps'],
      lead: 'Les temps sont mesurés, pas déclarés : dans une expérience de 2025, des développeurs se croyaient 20 % plus rapides avec l’IA et étaient 19 % plus lents [1].',
      chart: gainChart,
      table: timeTable,
    },
    {
      id: 'priorites',
      title: ['Dans quel ordre commencer'],
      lead: 'En haut à gauche : beaucoup de gain, peu d’effort. Les rapports rapportent le plus, mais passent en troisième : ils demandent huit jours.',
      chart: priorityChart,
      table: keptTable,
    },
  ],
  preview: {
    title: 'Quatre pages de l’audit',
    lead: 'Le relevé, le choix, le calcul, le calendrier.',
    pages,
  },
  recommendation: {
    title: ['Automatiser six processus,', 'en laisser six'],
    lead: 'La première année coûte 27 280 € et rend 59 136 € d’heures réemployées, si 70 % d’entre elles le sont vraiment.',
    split: {
      caption: 'Coût de la première année : 27 280 €',
      parts: [
        { label: 'Intégration', share: 48, amount: '13 200 €' },
        { label: 'Licences', share: 23, amount: '6 240 €' },
        { label: 'Formation', share: 16, amount: '4 320 €' },
        { label: 'Entretien', share: 13, amount: '3 520 €' },
      ],
    },
    table: returnTable,
  },
  method: {
    lead: 'Les modèles proposent des automatisations ; le relevé des temps décide.',
    roles: [
      { contribution: 'Décrit les processus et propose leur version automatisée', share: 30 },
      { contribution: 'Cherche ce qui casse : cas rares, données personnelles, dépendances', share: 30 },
      { contribution: 'Calcule gains, coûts et sensibilité à partir du relevé', share: 22 },
      { contribution: 'Compare les outils récents et leurs conditions', share: 8 },
      { contribution: 'Vérifie tarifs, intégrations et règles applicables', share: 10 },
    ],
    arbitration: {
      title: 'Un désaccord, tranché',
      text: 'Deux modèles automatisaient l’envoi des rapports sans relecture, pour deux heures de plus par semaine. J’ai gardé la relecture : une erreur envoyée à un client coûte plus que ces deux heures.',
    },
  },
  sources: [
    {
      label: 'METR, 10 juillet 2025',
      scope: '16 développeurs expérimentés, 246 tâches : 19 % plus lents, alors qu’ils se croyaient 20 % plus rapides.',
      url: 'https://metr.org/blog/2025-07-10-early-2025-ai-experienced-os-dev-study/',
    },
    {
      label: 'PHD et WARC, 18 août 2021',
      scope: '1 721 marketeurs seniors : 88 % disent passer surtout leur temps à produire des rapports.',
      url: 'https://www.campaignlive.com/article/phd-marketers-spend-time-reporting-creating/1725097',
    },
    {
      label: 'Noy et Zhang, Science, 13 juillet 2023',
      scope:
        'Rédaction professionnelle de 20 à 30 minutes : 40 % de temps en moins, 453 diplômés. Base des premiers jets (22 h à 13 h).',
      url: 'https://www.science.org/doi/10.1126/science.adh2586',
    },
    {
      label: 'Règlement (UE) 2024/1689, article 4',
      scope:
        'Maîtrise suffisante de l’IA par le personnel qui l’utilise, depuis le 2 février 2025 : d’où les six heures de formation.',
      url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
    },
  ],
  sourcesNote: 'Les quatre sources citées dans l’extrait. Les temps et les coûts viennent du relevé, fictif ici.',
  closing: {
    title: 'Votre audit, signé dans 72 h.',
    second: 'Télécharger cet exemple',
    secondAction: 'download',
  },
  downloads: [{ file: 'automatisation.pdf', label: 'L’extrait en PDF' }],
};
