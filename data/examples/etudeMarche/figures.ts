import type { Chart } from '../chartTypes.ts';

/** Charts and tables shown both beside the page's text and on an inner page. */
export const publieChart: Chart = {
  type: 'columns',
  title: 'Revolut a plus que triplé ses revenus en deux ans',
  measure: 'Revenus annuels publiés, en M£',
  digits: 0,
  source: 'presse, sources 1 à 3',
  bars: [
    { label: '2022', value: 923 },
    { label: '2023', value: 1800 },
    { label: '2024', value: 3100 },
  ],
};

export const segmentsChart: Chart = {
  type: 'bars',
  title: 'Trois segments réunissent 75 % de la marge attendue',
  measure: 'Part de la marge annuelle en fin de troisième année, en %. Hypothèses d’illustration',
  unit: '%',
  digits: 0,
  rows: [
    { label: 'Indépendants', value: 29, hot: true },
    { label: 'TPE de services', value: 24, hot: true },
    { label: 'Jeunes actifs', value: 22, hot: true },
    { label: 'Familles', value: 9 },
    { label: 'Frontaliers et expatriés', value: 8 },
    { label: 'Étudiants', value: 4 },
    { label: 'Associations', value: 2 },
    { label: 'Seniors', value: 2 },
  ],
};

export const basculeChart: Chart = {
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
};
