import type { ServicePage } from './types.ts';

export const strategie: ServicePage = {
  summary: 'Une feuille de route de 18 mois, priorisée et chiffrée, recoupée par cinq IA et signée.',
  lead: 'Une feuille de route de dix-huit mois : que faire, dans quel ordre, avec quel budget, et à quoi renoncer.',
  metrics: [
    { figure: '18', label: 'mois de feuille de route' },
    { figure: '7', label: 'chantiers ordonnés' },
    { figure: '5', label: 'jalons de décision' },
    { figure: '24', label: 'pages' },
  ],
  sample: {
    folios: [13, 19],
    items: {
      Diagnostic: ['Flux et rebuts', 'Arrêts', 'Temps perdus'],
      'Choix et priorités': ['Sept chantiers retenus', 'Neuf écartés'],
      'Feuille de route': ['Dix-huit mois', 'Responsables', 'Jalons'],
      'Investissements et financement': ['Par chantier', 'Par semestre'],
      'Risques et gouvernance': ['Signes avant-coureurs', 'Comité mensuel'],
    },
  },
  features: {
    title: ["Un plan que l'on", 'peut tenir'],
    cards: [
      {
        title: 'Diagnostic',
        description: 'Où vous en êtes, sans complaisance.',
        items: [
          'Forces, fragilités, dépendances',
          'Marché et concurrents directs',
          'Moyens disponibles, en temps et en euros',
        ],
      },
      {
        title: 'Feuille de route',
        description: 'Dix-huit mois, un chantier après l’autre.',
        items: [
          'Chantiers classés par effet et effort',
          'Budget et responsable pour chacun',
          'Cinq jalons pour décider',
        ],
      },
      {
        title: 'Suivi',
        description: 'Savoir tôt si le plan dérive.',
        items: [
          "Indicateurs et seuils d'alerte",
          'Tableau de bord prêt à remplir',
          'Hypothèses à revoir chaque trimestre',
        ],
      },
    ],
  },
  closing: { signed: 'Votre stratégie, signée', secondary: { label: 'Évaluation gratuite' } },
};
