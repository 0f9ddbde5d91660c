import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 41 of the deliverable on. */
export const pagesFrom41: readonly InnerPage[] = [
  {
    folio: 41,
    title: 'Le coût d’acquisition décide : 72 € supposés, 200 € à la source',
    lead: 'Au prix que donne une source [15], gagner un indépendant porte le remboursement de 1,8 an\u00a0à\u00a03,3 ans, au-delà des trois\u00a0ans fixés.',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'Aucune erreur de 10 % ne renverse le plan ; le prix sourcé, si',
          measure: 'Durée de remboursement, en années, si une hypothèse est 10 % moins bonne',
          unit: '',
          digits: 1,
          rows: [
            { label: 'Plan', value: 1.8 },
            { label: 'Indépendants à 200 €', value: 3.3, hot: true },
            { label: 'Revenu par client actif', value: 2.8 },
            { label: 'Part de clients actifs', value: 2.4 },
            { label: 'Clients gagnés', value: 2.1 },
            { label: 'Coût de service', value: 2 },
            { label: 'Coûts fixes', value: 2 },
            { label: 'Coût d’acquisition', value: 2 },
            { label: 'Départs de clients', value: 1.8 },
          ],
        },
      },
      {
        kind: 'text',
        text: 'Un analyste compte 30 € pour une néobanque et 200 € pour une banque installée [15] ; Boursorama aurait payé une centaine d’euros chaque client venu d’ING [17]. Les jeunes actifs sont comptés à 30 €. Aucune source ne donne le prix d’un indépendant : au-dessus de 177 €, le besoin ne se rembourse plus en trois\u00a0ans.',
      },
      {
        kind: 'text',
        text: 'Autour de l’hypothèse, la marge la plus étroite est celle du revenu\u00a0: 11\u00a0%. 10\u00a0% de revenu et 10\u00a0% d’actifs en moins, ensemble, portent le remboursement à 3,8 ans.',
      },
      {
        kind: 'table',
        table: {
          caption: 'Chaque hypothèse 10 % moins bonne, puis son seuil',
          columns: [
            { label: 'Hypothèse' },
            { label: 'Besoin', digits: 1, unit: 'M€' },
            { label: 'Excédent', digits: 1, unit: 'M€' },
            { label: 'Bascule', digits: 0, unit: '%', signed: true },
          ],
          rows: [
            { cells: ['Plan', 6.3, 3.6, null] },
            { cells: ['Indépendants à 200 € [15]', 10.5, 3.2, null], look: 'hot' },
            { cells: ['Revenu par client actif', 7.4, 2.6, -11] },
            { cells: ['Part de clients actifs', 7, 3, -17] },
            { cells: ['Clients gagnés', 6.3, 3.1, -26] },
            { cells: ['Coût de service', 6.7, 3.3, 32] },
            { cells: ['Coûts fixes', 7, 3.4, 36] },
            { cells: ['Coût d’acquisition', 7, 3.6, 49] },
            { cells: ['Départs de clients', 6.4, 3.6, 164] },
          ],
          note: 'Chaque hypothèse bouge seule, sur les trois segments à la fois. Excédent : par an, au rythme du dernier mois. Bascule : écart à partir duquel le besoin ne se rembourse plus en trois\u00a0ans d’excédent.',
        },
      },
    ],
  },
];
