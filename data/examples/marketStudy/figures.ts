import type { BarsChart, ColumnsChart, MapChart } from '../chartTypes.ts';
import type { DataTable } from '../types.ts';

/** Expected third-year margin by segment: clients aimed at × margin per client (illustration). */
const segments = [
  { name: 'Indépendants', clients: 30_000, margin: 90, cost: 60, hot: true },
  { name: 'TPE de services', clients: 10_000, margin: 210, cost: 120, hot: true },
  { name: 'Jeunes actifs', clients: 80_000, margin: 20, cost: 28, hot: true },
  { name: 'Familles', clients: 44_000, margin: 25, cost: 40 },
  { name: 'Étudiants', clients: 90_000, margin: 10, cost: 18 },
  { name: 'Expatriés', clients: 20_000, margin: 35, cost: 35 },
  { name: 'Seniors', clients: 25_000, margin: 20, cost: 55 },
  { name: 'Associations', clients: 8_000, margin: 50, cost: 60 },
] as const;
const wholeMargin = segments.reduce((sum, { clients, margin }) => sum + clients * margin, 0);
const shareOf = ({ clients, margin }: { clients: number; margin: number }) =>
  Math.round((clients * margin * 100) / wholeMargin);

export const revolutChart: ColumnsChart = {
  type: 'columns',
  title: 'Revolut a plus que triplé ses revenus en deux ans',
  measure: 'Revenus annuels publiés, en M£',
  digits: 0,
  bars: [
    { label: '2022', value: 923 },
    { label: '2023', value: 1800 },
    { label: '2024', value: 3100 },
  ],
};

export const publishedTable: DataTable = {
  caption: 'Ce que les acteurs publient, dans leur devise',
  columns: [
    { label: 'Acteur, exercice' },
    { label: 'Revenus' },
    { label: 'Résultat avant impôt' },
    { label: 'Clients' },
    { label: 'Source' },
  ],
  rows: [
    { cells: ['Revolut, 2022', '923 M£', '−25,4 M£', '26,2 M, particuliers', '1'] },
    { cells: ['Revolut, 2023', '1,8 Md£', '438 M£', '38 M', '2'] },
    { cells: ['Revolut, 2024', '3,1 Md£', '1,1 Md£', '52,5 M', '3'] },
    { cells: ['Monzo, mars 2024 (13 mois)', '880 M£', '15,4 M£', '9,7 M', '4'] },
    { cells: ['Monzo, mars 2025', '1,2 Md£', '60,5 M£', 'plus de 12 M', '5'] },
    {
      cells: ['N26, 2023 (préliminaire)', 'plus de 300 M€', 'perte nette attendue d’environ 100 M€', 'non repris', '6'],
    },
    { cells: ['N26, 2024', 'environ 440 M€', 'bénéfice au 3e trimestre', '4,8 M générant du revenu', '8'] },
    { cells: ['bunq, 2023', 'non repris', '53,1 M€, bénéfice annuel', 'non repris', '9'] },
    { cells: ['bunq, 2024', 'non repris', '85,3 M€, bénéfice annuel', 'non repris', '9'] },
  ],
  note: 'Livres et euros ne sont jamais additionnés ni convertis. « Clients » recouvre des définitions différentes : les lignes se lisent, elles ne se somment pas.',
};

export const segmentsChart: BarsChart = {
  type: 'bars',
  title: 'Trois segments réunissent 64 % de la marge attendue',
  measure: 'Part de la marge attendue la troisième année, en %',
  unit: '%',
  digits: 0,
  rows: segments.map((segment) => ({
    label: segment.name,
    value: shareOf(segment),
    ...('hot' in segment && { hot: true }),
  })),
};

export const segmentsTable: DataTable = {
  caption: 'Huit segments, chiffrés de la même façon',
  columns: [
    { label: 'Segment' },
    { label: 'Clients visés', digits: 0 },
    { label: 'Marge par client', digits: 0, unit: '€' },
    { label: 'Marge, année 3', digits: 2, unit: 'M€' },
    { label: 'Coût d’acquisition', digits: 0, unit: '€' },
    { label: 'Retour', digits: 1, unit: 'mois' },
  ],
  rows: [
    ...segments.map((segment) => ({
      cells: [
        segment.name,
        segment.clients,
        segment.margin,
        (segment.clients * segment.margin) / 1_000_000,
        segment.cost,
        (segment.cost / segment.margin) * 12,
      ],
      ...('hot' in segment && { look: 'hot' as const }),
    })),
    {
      cells: [
        'Total',
        segments.reduce((sum, { clients }) => sum + clients, 0),
        null,
        wholeMargin / 1_000_000,
        null,
        null,
      ],
      look: 'total' as const,
    },
  ],
  note: 'Données d’illustration. Retour : coût d’acquisition divisé par la marge mensuelle par client.',
};

export const positioningChart: MapChart = {
  type: 'map',
  title: 'Offre large et vraiment tournée vers les indépendants : la place est libre',
  measure: 'Positions estimées de 0 à 100, données d’illustration',
  x: { label: 'Étendue de l’offre', from: 0, to: 100 },
  y: { label: 'Part donnée aux indépendants', from: 0, to: 100 },
  points: [
    { label: 'Revolut', x: 93, y: 42 },
    { label: 'Monzo', x: 70, y: 30 },
    { label: 'Starling', x: 62, y: 51 },
    { label: 'N26', x: 55, y: 26 },
    { label: 'bunq', x: 66, y: 39 },
    { label: 'Qonto', x: 47, y: 86 },
    { label: 'Sumeria', x: 51, y: 10 },
    { label: 'Nickel', x: 22, y: 24 },
    { label: 'Wise', x: 34, y: 44 },
    { label: 'Vivid', x: 57, y: 60 },
    { label: 'Lunar', x: 45, y: 37 },
    { label: 'Shine', x: 30, y: 91 },
    { label: 'Trade Republic', x: 30, y: 5 },
    { label: 'Tomorrow', x: 15, y: 12 },
    { label: 'Finom', x: 36, y: 78 },
    { label: 'Place à prendre', x: 82, y: 80, hot: true },
  ],
};

export const entryTable: DataTable = {
  caption: 'Budget d’acquisition par phase',
  columns: [
    { label: 'Phase' },
    { label: 'Clients', digits: 0 },
    { label: 'Coût unitaire', digits: 0, unit: '€' },
    { label: 'Budget', digits: 0, unit: 'k€' },
    { label: 'Passer à la suite si' },
  ],
  rows: [
    { cells: ['1. Indépendants, mois 1 à 9', 12_000, 60, 720, 'coût d’acquisition de 66 € au plus'] },
    { cells: ['2. TPE de services, mois 10 à 18', 4_000, 120, 480, 'deux utilisateurs par compte'] },
    { cells: ['3. Jeunes actifs, mois 19 à 36', 40_000, 28, 1_120, 'la moitié venue par recommandation'] },
    { cells: ['Total', 56_000, null, 2_320, null], look: 'total' },
  ],
  note: 'Hypothèses de travail. Les objectifs du plan valent pour l’acquisition payée ; le reste vient du bouche-à-oreille et des partenaires.',
};
