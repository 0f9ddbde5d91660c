import { drivers } from '../examples/strategicPlan/drivers.ts';
import { duration } from '../examples/strategicPlan/schedule.ts';
import { totalPages } from '../examples/types.ts';
import { exampleOf } from '../examples.ts';
import { capital, spelled } from '../french/frenchNumbers.ts';
import type { Content } from '../settings/content.ts';
import type { ServicePage } from './types.ts';

const named = (count: number) => capital(spelled(count));

export const strategie = (content: Content): ServicePage => ({
  summary: 'Une feuille de route de 18 mois, priorisée et chiffrée, recoupée par cinq IA et signée.',
  lead: 'Une feuille de route de dix-huit mois : que faire, dans quel ordre, avec quel budget, et à quoi renoncer.',
  metrics: [
    { figure: `${duration}`, label: 'mois de feuille de route' },
    { figure: `${drivers.projects.length}`, label: 'chantiers ordonnés' },
    { figure: `${drivers.gates.length}`, label: 'jalons de décision' },
    { figure: `${totalPages(exampleOf(content, 'strategie'))}`, label: 'pages' },
  ],
  sample: {
    folios: [13, 19],
    items: {
      Diagnostic: ['Rebuts et arrêts', 'Heures perdues', 'Déclaré, puis contrôlé'],
      'Choix et priorités': [
        `${named(drivers.projects.length)} chantiers, par délai de retour`,
        `${named(drivers.discarded.length)} écartés`,
      ],
      'Feuille de route': [
        `${named(duration)} mois`,
        `${named(drivers.gates.length)} jalons`,
        'Ce qui reste libre à chacun',
      ],
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
});
