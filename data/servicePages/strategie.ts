import { capital, spelled } from '../french/frenchNumbers.ts';
import { extents } from '../offer/extents.ts';
import type { ServicePage } from '../servicePages.ts';

const { months, projects, discarded, gates, pages } = extents.strategy;
const named = (count: number) => capital(spelled(count));

export const strategie: ServicePage = {
  summary: 'Une feuille de route de 18 mois, priorisée et chiffrée, recoupée par cinq IA et signée.',
  lead: 'Une feuille de route de dix-huit mois : que faire, dans quel ordre, avec quel budget, et à quoi renoncer.',
  metrics: [
    { figure: `${months}`, label: 'mois de feuille de route' },
    { figure: `${projects}`, label: 'chantiers ordonnés' },
    { figure: `${gates}`, label: 'jalons de décision' },
    { figure: `${pages}`, label: 'pages' },
  ],
  sample: {
    folios: [13, 19],
    items: {
      Diagnostic: ['Rebuts et arrêts', 'Heures perdues', 'Déclaré, puis contrôlé'],
      'Choix et priorités': [`${named(projects)} chantiers, par délai de retour`, `${named(discarded)} écartés`],
      'Feuille de route': [`${named(months)} mois`, `${named(gates)} jalons`, 'Ce qui reste libre à chacun'],
      'Investissements et financement': ['Par chantier, par semestre', 'Crédit-bail et prêt', 'Sensibilité'],
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
          'Chantiers classés par délai de retour',
          'Budget et responsable pour chacun',
          'Jalons où l’on peut encore s’arrêter',
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
