import { extents } from '../offer/extents.ts';
import type { ServicePage } from '../servicePages.ts';

export const analyseFinanciere: ServicePage = {
  summary: 'Trois ans de prévisions, trois scénarios, un modèle vérifiable et une note signée.',
  lead: 'Trois ans de prévisions, trois scénarios, un modèle que vous gardez. Chaque hypothèse est écrite, chaque formule se vérifie.',
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
        items: ['Montant et calendrier', 'Emploi des fonds, poste par poste', 'Questions des financeurs, et réponses'],
      },
    ],
  },
  closing: { signed: 'Votre analyse financière, signée', secondary: { label: 'Audit gratuit 15 min' } },
};
