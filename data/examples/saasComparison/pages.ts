import type { InnerPage } from '../types.ts';
import { familyTable, matrixChart, planTable, publicTable, valueChart } from './figures.ts';

/** The inner pages of the extract, each titled by its conclusion. */
export const pages: readonly InnerPage[] = [
  {
    folio: 4,
    section: 'Panorama du marché',
    title: 'Le marché croît de 18 %, Salesforce deux fois moins vite',
    blocks: [
      { kind: 'table', table: publicTable },
      {
        kind: 'text',
        text: 'HubSpot tire en moyenne 10 600 $ de chaque client de fin d’année (2,63 Md$ ÷ 247 939). Ce montant donne une échelle, pas un prix. Salesforce publie un groupe entier : son chiffre ne se compare pas à celui d’un éditeur spécialisé.',
      },
      { kind: 'heading', text: 'Ce que cela change pour vous' },
      {
        kind: 'list',
        items: [
          'Un éditeur dont les ventes montent de moins de 18 % par an perd du terrain sur la dépense mondiale, même en croissant.',
          'La prévision pour 2025 ne ralentit pas : l’argent viendra, la question est chez qui.',
        ],
      },
      {
        kind: 'note',
        text: 'Calcul de l’auteur, à titre d’ordre de grandeur : revenus de l’année divisés par les clients de fin d’année.',
      },
    ],
  },
  {
    folio: 27,
    section: 'Matrice fonctionnelle et prix',
    title: 'Deuxième score, mais deux familles sous la moyenne',
    blocks: [
      { kind: 'chart', chart: matrixChart },
      { kind: 'table', table: familyTable },
    ],
  },
  {
    folio: 41,
    section: 'Matrice fonctionnelle et prix',
    title: 'À 45 €, votre prix ne dit pas votre rang',
    blocks: [
      { kind: 'chart', chart: valueChart },
      {
        kind: 'text',
        text: 'Seul l’éditeur A vous devance, au double du prix. Les éditeurs B et D, moins bien notés, vendent plus cher. La marge de manœuvre existe, mais pas avant d’avoir comblé les deux lacunes.',
      },
    ],
  },
  {
    folio: 49,
    section: 'Recommandations',
    title: 'Combler deux lacunes, puis passer de 45 à 54 €',
    blocks: [
      { kind: 'table', table: planTable },
      { kind: 'heading', text: 'Pourquoi 54 €, et pas 59' },
      {
        kind: 'text',
        text: 'À 54 €, chaque euro du prix mensuel achète encore 1,55 point de score, contre 1,04 chez l’éditeur A et 1,03 chez l’éditeur B. À 59 €, le prix rejoindrait celui de l’éditeur D avant que la note soit connue des acheteurs.',
      },
      { kind: 'heading', text: 'Ce qui ferait renoncer à la hausse' },
      {
        kind: 'list',
        items: [
          'Plus de 6 affaires perdues pour le prix sur les 40 premières.',
          'Une des trois intégrations livrée avec plus de deux mois de retard.',
        ],
      },
    ],
  },
];
