import type { InnerPage } from '../types.ts';
import { entryTable, positioningChart, revolutChart, segmentsChart } from './figures.ts';

/** The inner pages of the extract, each titled by its conclusion. */
export const pages: readonly InnerPage[] = [
  {
    folio: 6,
    section: 'Le marché et ses moteurs',
    title: 'La rentabilité est arrivée entre 2023 et 2024',
    blocks: [
      {
        kind: 'text',
        text: 'Quatre acteurs passent dans le vert en deux ans : Revolut sur l’exercice 2023 après une perte en 2022, bunq sur 2023 pour la première fois, Monzo sur l’exercice clos en mars 2024, N26 sur un trimestre, le troisième de 2024.',
      },
      { kind: 'chart', chart: revolutChart },
      {
        kind: 'list',
        items: [
          'L’échelle compte : Revolut passe de 26,2 M à 52,5 M de clients en deux ans.',
          'La contrainte aussi : N26 n’accueille de nouveaux clients sans plafond que depuis le 1er juin 2024, et a reçu une amende de 9,2 M€.',
        ],
      },
      { kind: 'note', text: 'Sources 1 à 4, 7, 8 et 9. Comptes publiés et communiqués.' },
    ],
  },
  {
    folio: 12,
    section: 'Huit segments de clientèle',
    title: 'La rentabilité se joue sur trois segments',
    blocks: [
      {
        kind: 'text',
        text: 'Huit segments ont été comparés. Trois concentrent l’essentiel de la marge attendue à trois ans.',
      },
      { kind: 'chart', chart: segmentsChart },
      {
        kind: 'text',
        text: 'Les indépendants réunissent un besoin récurrent, une faible sensibilité au prix et un retour en huit mois. C’est le premier segment à servir. Les expatriés remboursent vite leur coût (12 mois), mais leur nombre plafonne la marge à 0,7 M€.',
      },
      { kind: 'note', text: 'Données d’illustration. Détail du calcul page 13.' },
    ],
  },
  {
    folio: 23,
    section: 'Quinze concurrents',
    title: 'Personne ne tient à la fois l’offre large et l’indépendant',
    blocks: [
      { kind: 'chart', chart: positioningChart },
      {
        kind: 'text',
        text: 'Les généralistes servent d’abord le particulier ; les spécialistes, d’abord la facturation et la trésorerie de l’entreprise. Aucun des quinze ne réunit, au même niveau, le compte personnel et le compte professionnel de l’indépendant.',
      },
      {
        kind: 'note',
        text: 'Positions estimées par l’auteur d’après les offres affichées ; données d’illustration.',
      },
    ],
  },
  {
    folio: 39,
    section: 'Recommandations et risques',
    title: 'Trois phases, et une porte de sortie entre chacune',
    blocks: [
      { kind: 'table', table: entryTable },
      { kind: 'heading', text: 'Quand s’arrêter' },
      {
        kind: 'list',
        items: [
          'Au neuvième mois, un coût d’acquisition au-dessus de 66 € (10 % de plus que prévu) : ne pas ouvrir la phase 2.',
          'Un agrément d’établissement de paiement refusé : passer par un prestataire agréé, ou renoncer.',
        ],
      },
      {
        kind: 'text',
        text: 'La dépense engagée au moment de chaque choix est connue : 720 k€, puis 1 200 k€, puis 2 320 k€.',
      },
    ],
  },
];
