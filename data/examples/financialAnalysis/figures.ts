import type { ColumnsChart, LinesChart } from '../chartTypes.ts';
import type { Column, DataTable, Sheet } from '../types.ts';
import { openingCash, pastRevenue, project, raise, scenarios, years } from './model.ts';

const [central, prudent, ambitious] = scenarios;
const results = { central: project(central), prudent: project(prudent), ambitious: project(ambitious) };
const yearColumns: readonly Column[] = [{ label: '' }, ...years.map((year) => ({ label: String(year), digits: 2 }))];
const negative = (values: readonly number[]) => values.map((value) => (value === 0 ? 0 : -value));

export const revenueChart: ColumnsChart = {
  type: 'columns',
  title: 'Le chiffre d’affaires triple en deux ans',
  measure: 'Chiffre d’affaires, en M€',
  digits: 1,
  bars: [
    { label: '2022', value: pastRevenue[2022] },
    { label: '2023', value: pastRevenue[2023] },
    ...years.map((year, index) => ({
      label: String(year),
      value: central.revenue[index] ?? 0,
      forecast: year > 2024,
    })),
  ],
};

export const forecastTable: DataTable = {
  caption: 'Compte de résultat et trésorerie, en M€',
  columns: yearColumns,
  rows: [
    { cells: ['Chiffre d’affaires', ...central.revenue] },
    { cells: ['Marge brute', ...results.central.grossMargin] },
    { cells: ['Charges opérationnelles', ...results.central.charges] },
    { cells: ['EBITDA', ...results.central.ebitda], look: 'total' },
    { cells: ['Investissements et BFR', ...negative(central.investment)] },
    { cells: ['Levée de fonds', ...raise] },
    { cells: ['Trésorerie fin d’année', ...results.central.cash], look: 'total' },
  ],
  note: 'Trésorerie à l’ouverture de 2024 : 3,58 M€. La trésorerie 2025 inclut la levée de 8 M€ recommandée ci-dessous. Aucun impôt sur les sociétés : résultats négatifs.',
};

export const cashChart: LinesChart = {
  type: 'lines',
  title: 'Même prudent, le plan garde 2,8 M€ fin 2026',
  measure: 'Trésorerie au 31 décembre, en M€',
  digits: 2,
  labels: ['2023', ...years.map(String)],
  series: [
    { name: 'Ambitieux', values: [openingCash, ...results.ambitious.cash] },
    { name: 'Central', values: [openingCash, ...results.central.cash], hot: true },
    { name: 'Prudent', values: [openingCash, ...results.prudent.cash], dashed: true },
  ],
};

export const scenarioTable: DataTable = {
  caption: 'Trois scénarios en 2026, en M€',
  columns: [
    { label: '' },
    { label: 'Prudent', digits: 2 },
    { label: 'Central', digits: 2 },
    { label: 'Ambitieux', digits: 2 },
  ],
  rows: [
    { cells: ['Chiffre d’affaires', prudent.revenue[2], central.revenue[2], ambitious.revenue[2]] },
    {
      cells: [
        'Marge brute',
        results.prudent.grossMargin[2],
        results.central.grossMargin[2],
        results.ambitious.grossMargin[2],
      ],
    },
    {
      cells: [
        'Charges opérationnelles',
        results.prudent.charges[2],
        results.central.charges[2],
        results.ambitious.charges[2],
      ],
    },
    {
      cells: ['EBITDA', results.prudent.ebitda[2], results.central.ebitda[2], results.ambitious.ebitda[2]],
      look: 'total',
    },
    {
      cells: ['Trésorerie fin 2026', results.prudent.cash[2], results.central.cash[2], results.ambitious.cash[2]],
      look: 'total',
    },
    { cells: ['Autonomie au rythme de 2026, en mois', 8, 22, 47], digits: 0 },
  ],
  note: 'Autonomie : trésorerie fin 2026 divisée par la consommation mensuelle de 2026 (EBITDA, investissements et BFR).',
};

export const unitTable: DataTable = {
  caption: 'Économie par client en 2024',
  columns: [{ label: 'Indicateur' }, { label: 'Valeur', digits: 1 }, { label: 'Calcul' }],
  rows: [
    { cells: ['Clients fin 2024', 160, '96 + 75 gagnés − 11 perdus'], digits: 0 },
    { cells: ['Revenu récurrent annuel', 3, '160 clients × 18,75 k€'], unit: 'M€' },
    { cells: ['Attrition annuelle', 11.5, '11 ÷ 96 clients'], unit: '%' },
    { cells: ['Coût d’acquisition', 14, '1,05 M€ ÷ 75 clients'], unit: 'k€' },
    { cells: ['Retour sur acquisition', 11.5, '14 k€ ÷ (18,75 k€ × 78 % ÷ 12)'], unit: 'mois' },
  ],
};

export const chargesTable: DataTable = {
  caption: 'Charges opérationnelles, scénario central, en M€',
  columns: yearColumns,
  rows: [
    { cells: ['R&D et produit', ...central.product] },
    { cells: ['Ventes et marketing', ...central.sales] },
    { cells: ['Structure et équipe', ...central.structure] },
    { cells: ['Total', ...results.central.charges], look: 'total' },
    {
      cells: [
        'Hausse par rapport à 2024',
        0,
        results.central.charges[1] - results.central.charges[0],
        results.central.charges[2] - results.central.charges[0],
      ],
      signed: true,
    },
  ],
  note: 'Hausse cumulée : 2,20 + 5,00 = 7,20 M€, soit 90 % de la levée.',
};

export const sizingTable: DataTable = {
  caption: 'Dimensionnement de la levée, scénario prudent, en M€',
  columns: [{ label: 'Étape' }, { label: 'M€', digits: 2 }],
  rows: [
    { cells: ['Consommation 2025', results.prudent.consumed[1]] },
    { cells: ['Consommation 2026', results.prudent.consumed[2]] },
    { cells: ['Trésorerie disponible fin 2024', -results.prudent.cash[0]] },
    { cells: ['Besoin à couvrir', 5.19], look: 'total' },
    { cells: ['Sécurité : huit mois au rythme de 2026', results.prudent.cash[2]] },
    { cells: ['Levée recommandée', raise[1]], look: 'total' },
  ],
};

export const dilutionTable: DataTable = {
  caption: 'Dilution selon la valorisation avant la levée',
  columns: [
    { label: 'Valorisation avant', digits: 0, unit: 'M€' },
    { label: 'Multiple du revenu récurrent', digits: 1, unit: '×' },
    { label: 'Dilution', digits: 1, unit: '%' },
  ],
  rows: [{ cells: [20, 6.7, 28.6] }, { cells: [24, 8, 25], look: 'hot' }, { cells: [28, 9.3, 22.2] }],
  note: 'Dilution : 8 M€ divisés par la valorisation avant, augmentée de 8 M€. Valorisations : hypothèses de travail.',
};

/** The workbook as one sees it beside the cover. */
export const sheet: Sheet = {
  file: 'analyse-financiere.xlsx',
  columns: ['A', 'B', 'C', 'D'],
  digits: 2,
  rows: [
    ['Compte de résultat', ...years.map(String)],
    ['Chiffre d’affaires', ...central.revenue],
    ['Marge brute', ...results.central.grossMargin],
    ['Charges', ...results.central.charges],
    ['EBITDA', ...results.central.ebitda],
    ['Trésorerie', ...results.central.cash],
  ],
  selected: [4, 3],
  tabs: ['Central', 'Prudent', 'Ambitieux'],
};
