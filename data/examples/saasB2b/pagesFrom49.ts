import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 49 of the deliverable on. */
export const pagesFrom49: readonly InnerPage[] = [
  {
    folio: 49,
    title: 'Combler deux lacunes, puis passer de 45 à 54 €',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: '54 € : le dernier prix essayé à 25 % au moins sous B et D',
          measure: 'Écart de coût la première année avec B et D, au moins',
          unit: '%',
          digits: 0,
          rows: [
            { label: '45 €', value: 36 },
            { label: '49 €', value: 31 },
            { label: '54 €', value: 25, hot: true },
            { label: '59 €', value: 18 },
            { label: '64 €', value: 12 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Ce qu’il faut faire, et l’effet attendu (notes de 0 à 4)',
          columns: [{ label: 'Action' }, { label: 'Avant' }, { label: 'Après' }, { label: 'Échéance' }],
          rows: [
            { cells: ['Trois intégrations : comptabilité, téléphonie, agenda', '2,00', '2,86', '4 mois'] },
            { cells: ['Scénarios d’automatisation prêts à l’emploi', '2,00', '2,43', '6 mois'] },
            { cells: ['Prix par utilisateur, nouveaux clients', '45 €', '54 €', '7 mois'] },
            { cells: ['Score pondéré', '73,0', '79,5', '6 mois'], look: 'total' },
            { cells: ['Coût année 1, 25 utilisateurs', '15 000 €', '17 700 €', '7 mois'], look: 'total' },
          ],
          dense: true,
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Cinq prix essayés, lacunes comblées',
          columns: [
            { label: 'Prix' },
            { label: 'Coût, année 1', digits: 0, unit: '€' },
            { label: 'Sous B et D, au moins', digits: 0, unit: '%' },
            { label: 'Ventes qu’on peut perdre', digits: 0 },
          ],
          rows: [
            { cells: ['45 €', 15000, 36, 0] },
            { cells: ['49 €', 16200, 31, 3] },
            { cells: ['54 €', 17700, 25, 6], look: 'hot' },
            { cells: ['59 €', 19200, 18, 9] },
            { cells: ['64 €', 20700, 12, 11] },
          ],
          note: 'Règle : le prix le plus haut qui reste au moins 25 % sous les éditeurs B et D, que l’offre devance. Dernière colonne : ventes perdues sur 38 sans que les abonnements rapportent moins qu’à 45 €.',
          dense: true,
        },
      },
      {
        kind: 'text',
        text: 'À 59 €, l’écart avec les éditeurs devancés tombe à 18 %. À 54 €, vous pouvez perdre 6 ventes sur 38 sans que les abonnements rapportent moins.',
      },
    ],
  },
  {
    folio: 51,
    title: 'La conclusion tient face aux cinq éditeurs',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'balance',
          title: 'Seul l’éditeur A reste mieux noté',
          measure: 'Score de l’offre conseillée, moins celui de chaque éditeur, en points sur 100',
          unit: '',
          digits: 1,
          bars: [
            { label: 'Éditeur A', value: -9.6 },
            { label: 'Éditeur B', value: 8 },
            { label: 'Éditeur C', value: 21.8 },
            { label: 'Éditeur D', value: 20.5 },
            { label: 'Éditeur E', value: 18.9 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'L’offre à 54 € face à chacun des cinq éditeurs',
          columns: [
            { label: 'Face à' },
            { label: 'Score', digits: 1, signed: true },
            { label: 'Coût, année 1', digits: 0, unit: '€', signed: true },
            { label: 'Par point', digits: 0, unit: '€' },
            { label: 'Cet éditeur est…' },
          ],
          rows: [
            { cells: ['Éditeur A', -9.6, -18000, 1867, 'meilleur, plus cher'] },
            { cells: ['Éditeur B', 8, -7500, null, 'devancé'] },
            { cells: ['Éditeur C', 21.8, 9000, 413, 'moins cher, moins bon'] },
            { cells: ['Éditeur D', 20.5, -6000, null, 'devancé'] },
            { cells: ['Éditeur E', 18.9, 6000, 317, 'moins cher, moins bon'] },
          ],
          note: 'Écarts : votre offre moins l’éditeur. « Par point » : ce que coûte un point de score de plus, du moins cher au meilleur.',
        },
      },
      {
        kind: 'text',
        text: 'Aucun éditeur n’est à la fois mieux noté et moins cher. B et D sont devancés sur les deux tableaux. Face aux moins chers, un point de plus coûte 413 € (C) et 317 € (E) la première année ; passer à l’éditeur A coûte 1 867 € le point.',
      },
      { kind: 'heading', text: 'Ce qui ferait renoncer à la hausse' },
      {
        kind: 'list',
        items: [
          'Plus de 6 ventes perdues pour le prix sur 38.',
          'Une des trois intégrations livrée avec plus de deux mois de retard.',
          'Une baisse de prix de l’éditeur B ou D qui ramène l’écart sous le quart.',
        ],
      },
    ],
  },
];
