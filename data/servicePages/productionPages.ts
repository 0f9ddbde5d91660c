import { capital, decimal, percent, spelled } from '../french/frenchNumbers.ts';
import { claimNote, isShown } from '../offer/claims.ts';
import { extents } from '../offer/extents.ts';
import type { Content } from '../settings/content.ts';
import type { ServicePage } from './servicePage.ts';

const words = (name: 'article' | 'satellite') => `${decimal(extents.content[name], 0)} mots`;
const { automated, kept, weeks, firstYear } = extents.automation;
const named = (count: number) => capital(spelled(count));

/** Pages of the services whose deliverables are used as delivered: texts and automations. */
export const productionPages = (content: Content) => {
  const evidence = claimNote(content, 'automationReturn');
  return {
    'contenu-premium': {
      summary: 'Vingt-cinq contenus prêts à publier sur huit semaines et six formats, recoupés et relus.',
      lead: 'Huit semaines, vingt-cinq contenus, six formats. Cinq IA se corrigent, je relis.',
      metrics: [
        { figure: decimal(extents.content.words), unit: '+', label: 'mots' },
        { figure: `${extents.content.pieces}`, label: 'contenus' },
        { figure: `${extents.content.formats}`, label: 'formats' },
        { figure: `${extents.content.weeks}`, label: 'semaines de publication' },
      ],
      sample: {
        folios: [5, 59],
        items: {
          'Ligne éditoriale': ['Lecteur visé et ton', 'Douze requêtes', 'Trois à ne pas viser'],
          'Article de fond': [words('article'), 'Quatre chantiers', 'Huit sources'],
          'Quatre articles satellites': [`${words('satellite')} chacun`, "Reliés à l'article de fond"],
          'Lettres et publications': ['Huit lettres', 'Huit publications', 'Objets compris'],
          'Guide et scripts de vidéo': ['Un guide à télécharger', 'Trois scripts minutés'],
          'Calendrier et mesure': ['Huit semaines', 'Quatre indicateurs'],
        },
      },
      features: {
        title: ['Des textes à publier,', 'pas à réécrire'],
        cards: [
          {
            title: 'Articles de fond',
            description: 'Un angle, des preuves, une conclusion utile.',
            items: [
              'Plan validé avant la rédaction',
              'Sources ouvertes une à une',
              'Titres et descriptions pour les moteurs',
            ],
          },
          {
            title: 'Déclinaisons par canal',
            description: 'Le même fond, chaque fois réécrit.',
            items: [
              "Lettres d'information et publications",
              'Guide à télécharger, scripts de vidéo',
              'Vos mots, votre ton, vos interdits',
            ],
          },
          {
            title: 'Calendrier éditorial',
            description: 'Un rythme que vous pouvez tenir.',
            items: [
              'Une date et un objectif par contenu',
              "Mots-clés et appels à l'action",
              'Un fichier à modifier, un autre à partager',
            ],
          },
        ],
      },
      closing: {
        signed: 'Votre contenu premium, signé',
        secondary: { label: "Lire l'extrait", href: '/exemples/contenu-premium' },
      },
    },
    automatisation: {
      summary: "Audit de vos processus et plan d'automatisation chiffré, recoupés par cinq IA et signés.",
      lead: "Vos tâches répétitives déclarées, contrôlées, puis classées dans l'ordre qui rapporte.",
      metrics: [
        { figure: `${automated + kept}`, label: 'processus passés au crible' },
        { figure: `${automated}`, label: 'automatisations retenues' },
        { figure: `${weeks}`, label: 'semaines de déploiement' },
        ...(isShown(content, 'automationReturn')
          ? [
              {
                figure: '340',
                unit: '%',
                label: 'de ROI moyen annoncé',
                note: `${evidence ? `${capital(evidence)}. ` : ''}L’exemple calcule ${percent(firstYear, 0, true)} la première année.`,
              },
            ]
          : []),
      ],
      sample: {
        folios: [22, 27],
        items: {
          Synthèse: ['Que faire', 'Dans quel ordre', 'Pour quel gain'],
          'Cartographie des processus': [
            `${named(automated + kept)} processus`,
            'Une page chacun',
            'Temps déclarés, contrôlés',
          ],
          Priorités: [
            'Ordre par délai de retour',
            `${named(automated)} processus retenus`,
            `${named(kept)} refus motivés`,
          ],
          'Retour sur investissement': ['Mois par mois', 'Outils et prix datés', 'Sensibilité'],
          'Plan de déploiement': [`${named(weeks)} semaines`, 'Contrôles', 'Points d’arrêt chiffrés'],
          Annexes: ['Contrôle des temps', 'Données traitées', 'RGPD'],
        },
      },
      features: {
        title: ['Automatiser moins,', 'mais ce qui compte'],
        cards: [
          {
            title: 'Audit des processus',
            description: 'Ce que coûte chaque tâche.',
            items: [
              'Tâches et outils cartographiés',
              'Temps déclaré, contrôlé sur un échantillon',
              'Erreurs et points de rupture',
            ],
          },
          {
            title: "Plan d'automatisation",
            description: 'Un ordre, des outils, un budget.',
            items: [
              'Gain, coût et délai de retour par processus',
              'Outils nommés, prix datés',
              'Déploiement par semaine, points d’arrêt',
            ],
          },
          {
            title: 'Garde-fous',
            description: 'Ce qui doit rester humain le reste.',
            items: [
              'Contrôle avant chaque envoi',
              "Données personnelles et droits d'accès",
              'Marche à suivre en cas de panne',
            ],
          },
        ],
      },
      closing: {
        signed: "Votre plan d'automatisation, signé",
        secondary: {
          label: 'Calculer vos économies',
          note: {
            text: 'Une tâche, sa durée, combien de fois par mois, le coût d’une heure : j’en calcule le gain.',
            link: { href: '/blog/article-6#et-mon-projet-à-moi--essayez-puis-divisez', label: 'Le calculer vous-même' },
          },
        },
      },
    },
  } satisfies Record<string, ServicePage>;
};
