import { decimal } from '../french/frenchNumbers.ts';
import { extents } from '../offer/extents.ts';
import type { ServicePage } from '../servicePages.ts';

const words = (name: 'article' | 'satellite') => `${decimal(extents.content[name], 0)} mots`;

export const contenuPremium: ServicePage = {
  summary: 'Vingt-cinq contenus prêts à publier sur huit semaines et six formats, recoupés et relus.',
  lead: 'Un calendrier de huit semaines, vingt-cinq contenus, six formats. Cinq IA proposent et se corrigent, je relis chaque ligne.',
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
        description: "Le même fond, écrit pour l'endroit où il sera lu.",
        items: [
          "Lettres d'information et publications",
          'Guide à télécharger, scripts de vidéo',
          'Vos mots, votre ton, vos interdits',
        ],
      },
      {
        title: 'Calendrier éditorial',
        description: 'Huit semaines, un rythme que vous pouvez tenir.',
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
};
