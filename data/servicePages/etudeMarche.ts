import { extents } from '../offer/extents.ts';
import type { ServicePage } from '../servicePages.ts';

export const etudeMarche: ServicePage = {
  summary: 'Étude de marché recoupée par cinq IA : taille, concurrents, segments, recommandations.',
  lead: 'Votre marché mesuré, vos concurrents comparés, vos segments classés. Vingt-trois sources, recoupées par cinq IA, puis vérifiées.',
  metrics: [
    { figure: `${extents.market.pages}`, label: 'pages' },
    { figure: `${extents.market.sources}`, label: 'sources citées' },
    { figure: `${extents.market.competitors}`, label: 'concurrents analysés' },
    { figure: `${extents.market.segments}`, label: 'segments classés' },
  ],
  sample: {
    folios: [12, 22],
    items: {
      'Synthèse pour décider': ['Trois conclusions', 'Un budget', "Deux conditions d'arrêt"],
      'Le marché et ses moteurs': ['Taille et croissance', 'Comptes publiés', 'Réglementation'],
      'Huit segments de clientèle': ['Clients, revenu, coût', 'Marge et retour'],
      'Quinze concurrents': ['La carte du marché', 'Une fiche par acteur'],
      'Recommandations et risques': ["Ordre d'entrée et budget", 'Seuils de bascule', "Conditions d'arrêt"],
      'Sources et méthode': ['Vingt-trois références', 'Définitions', 'Limites'],
    },
  },
  features: {
    title: ['Une étude faite', 'pour décider'],
    cards: [
      {
        title: 'Taille du marché',
        description: "Des estimations croisées, avec leur marge d'erreur.",
        items: [
          'Volume, valeur et croissance',
          'Une fourchette, et comment elle se déduit',
          'Sa source ou son hypothèse pour chaque chiffre',
        ],
      },
      {
        title: 'Analyse concurrentielle',
        description: 'Quinze acteurs, une seule grille de lecture.',
        items: [
          'Offre, prix et positionnement',
          'Forces, faiblesses, angles morts',
          'Carte de positionnement commentée',
        ],
      },
      {
        title: 'Segments et recommandations',
        description: "Qui viser d'abord, et pourquoi.",
        items: ['Huit segments notés et classés', 'Trois priorités chiffrées', "Budget, phases, conditions d'arrêt"],
      },
    ],
  },
  closing: { signed: 'Votre étude de marché, signée', secondary: { label: 'Questions ? Contactez-nous' } },
};
