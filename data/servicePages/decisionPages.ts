import { capital, spelled } from '../french/frenchNumbers.ts';
import { extents } from '../offer/extents.ts';
import type { ServicePage } from './servicePage.ts';

const { months, projects, discarded, gates, pages } = extents.strategy;
const named = (count: number) => capital(spelled(count));

/** Pages of the services that support a decision: studies, plans and forecasts. */
export const decisionPages = {
  'etude-marche': {
    summary: 'Étude de marché recoupée par cinq IA : taille, concurrents, segments, recommandations.',
    lead: 'Votre marché mesuré, vos concurrents comparés, vos segments classés, vingt-trois sources à l’appui.',
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
            'Une fourchette et son calcul',
            'Une source ou une hypothèse par chiffre',
          ],
        },
        {
          title: 'Analyse concurrentielle',
          description: 'Quinze acteurs, une seule grille de lecture.',
          items: ['Offre, prix et positionnement', 'Forces, faiblesses, angles morts', 'Carte commentée'],
        },
        {
          title: 'Segments et recommandations',
          description: "Qui viser d'abord, et pourquoi.",
          items: ['Huit segments notés et classés', 'Trois priorités chiffrées', "Budget, phases, conditions d'arrêt"],
        },
      ],
    },
    closing: { signed: 'Votre étude de marché, signée', secondary: { label: 'Questions ? Contactez-nous' } },
  },
  strategie: {
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
          items: ['Forces, fragilités, dépendances', 'Marché et concurrents directs', 'Moyens, en temps et en euros'],
        },
        {
          title: 'Feuille de route',
          description: 'Un chantier après l’autre.',
          items: ['Chantiers par délai de retour', 'Budget et responsable pour chacun', 'Jalons où s’arrêter'],
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
    closing: {
      signed: 'Votre stratégie, signée',
      secondary: {
        label: 'Évaluation gratuite',
        note: { text: 'Décrivez la décision à prendre : je vous dis si un plan l’éclairerait.' },
      },
    },
  },
  'analyse-financiere': {
    summary: 'Trois ans de prévisions, trois scénarios, un modèle vérifiable et une note signée.',
    lead: 'Trois ans de prévisions, trois scénarios, un modèle que vous gardez.',
    metrics: [
      { figure: '3', label: 'ans projetés' },
      { figure: '3', label: 'scénarios' },
      { figure: `${extents.finance.pages}`, label: 'pages' },
      { figure: '1', label: 'modèle à formules, à vous' },
    ],
    sample: {
      folios: [11, 21],
      items: {
        'Diagnostic financier': ['Économie par client', 'Besoin en fonds de roulement', 'Trésorerie'],
        'Prévisions à trois ans': [
          'Chiffre d’affaires',
          'Embauches et charges',
          'Trésorerie mensuelle',
          'Trois scénarios',
        ],
        'Plan de financement': ['Montant et emploi des fonds', 'Crédit d’impôt recherche', 'Dilution'],
        Recommandations: ['Quatre décisions', 'À prendre dans les 90 jours'],
      },
    },
    features: {
      title: ['Des chiffres que', "l'on peut défendre"],
      cards: [
        {
          title: 'Diagnostic',
          description: 'Ce que disent vos comptes.',
          items: ['Marges, charges et point mort', 'Besoin en fonds de roulement', 'Points de vigilance classés'],
        },
        {
          title: 'Modèle à trois scénarios',
          description: 'Prudent, central, ambitieux.',
          items: [
            'Compte de résultat et trésorerie',
            'Hypothèses réunies sur une feuille',
            'Formules visibles, rien de figé',
          ],
        },
        {
          title: 'Plan de financement',
          description: 'Combien, quand, pour quoi faire.',
          items: [
            'Montant et calendrier',
            'Emploi des fonds, poste par poste',
            'Questions des financeurs, et réponses',
          ],
        },
      ],
    },
    closing: {
      signed: 'Votre analyse financière, signée',
      secondary: {
        label: 'Audit gratuit 15 min',
        note: {
          text: 'Quinze minutes de la consultation gratuite, par téléphone, sur un point de vos comptes.',
        },
        asksCall: true,
      },
    },
  },
} as const satisfies Record<string, ServicePage>;
