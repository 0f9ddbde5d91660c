import { writeXlsx } from 'hucre';
import {
  openingCash,
  pastRevenue,
  project,
  raise,
  type Scenario,
  scenarios,
  years,
} from '../../data/examples/financialAnalysis/model.ts';
import { site } from '../../data/site.ts';
import { type Entry, formats, Grid } from './Grid.ts';

const COLUMNS = ['B', 'C', 'D'] as const;
const YEARS = [0, 1, 2] as const;
/** Inputs of a scenario, in the order of its block of the sheet « Hypothèses ». */
const INPUTS = [
  ['Chiffre d’affaires', 'revenue'],
  ['Coûts directs', 'directCosts'],
  ['R&D et produit', 'product'],
  ['Ventes et marketing', 'sales'],
  ['Structure et équipe', 'structure'],
  ['Investissements et BFR', 'investment'],
] as const;
const GENERAL = { past: 4, cash: 5, raise: 6 };
const block = (scenario: number) => 9 + scenario * 9;

function hypotheses(): Grid {
  const grid = new Grid('Hypothèses', [34, 12, 12, 12]);
  grid
    .row(1, ['Hypothèses, en M€'], 'title')
    .row(2, ['Cellules bleues : à modifier. Tout le reste se recalcule.'], 'note');
  grid.row(GENERAL.past, ['Chiffre d’affaires 2023', pastRevenue[2023]], 'input');
  grid.row(GENERAL.cash, ['Trésorerie au 1er janvier 2024', openingCash], 'input');
  grid.row(GENERAL.raise, ['Levée de fonds en 2025', raise[1]], 'input');
  scenarios.forEach((scenario, index) => {
    grid.row(block(index) - 1, [`Scénario ${scenario.name.toLowerCase()}`, ...years.map(String)], 'head');
    INPUTS.forEach(([label, key], row) => {
      grid.row(block(index) + row, [label, ...scenario[key]], 'input');
    });
  });
  return grid;
}

/** One scenario: the six lines of the preview first, then how each is computed. */
function scenarioSheet(scenario: Scenario, index: number): Grid {
  const result = project(scenario);
  const input = (row: number, column: string) => `Hypothèses!${column}${block(index) + row}`;
  const live = (formula: (column: string, year: 0 | 1 | 2) => string, value: (year: 0 | 1 | 2) => number): Entry[] =>
    YEARS.map((year) => ({ formula: formula(COLUMNS[year], year), result: value(year) }));
  const before = (column: string) => String.fromCharCode(column.charCodeAt(0) - 1);
  const monthly = (year: 0 | 1 | 2) => result.consumed[year] / 12;
  const opening = (year: 0 | 1 | 2) => (year === 0 ? openingCash : result.cash[year === 1 ? 0 : 1]);
  const growth = (year: 0 | 1 | 2) =>
    scenario.revenue[year] / (year === 0 ? pastRevenue[2023] : scenario.revenue[year === 1 ? 0 : 1]) - 1;
  const grid = new Grid(scenario.name, [34, 12, 12, 12], { freezePane: { rows: 1, columns: 1 } });
  grid.row(1, ['Compte de résultat', ...years.map(String)], 'head');
  grid.row(2, [
    'Chiffre d’affaires',
    ...live(
      (c) => input(0, c),
      (y) => scenario.revenue[y],
    ),
  ]);
  grid.row(3, [
    'Marge brute',
    ...live(
      (c) => `${c}2-${c}10`,
      (y) => result.grossMargin[y],
    ),
  ]);
  grid.row(4, [
    'Charges',
    ...live(
      (c) => `SUM(${c}13:${c}15)`,
      (y) => result.charges[y],
    ),
  ]);
  grid.row(
    5,
    [
      'EBITDA',
      ...live(
        (c) => `${c}3-${c}4`,
        (y) => result.ebitda[y],
      ),
    ],
    'total',
  );
  grid.row(
    6,
    [
      'Trésorerie',
      ...live(
        (c) => `${c}18+${c}5-${c}19+${c}20`,
        (y) => result.cash[y],
      ),
    ],
    'total',
  );
  grid.row(8, ['Détail', ...years.map(String)], 'head');
  grid.row(
    9,
    ['Croissance', ...live((c, y) => (y === 0 ? `B2/Hypothèses!B${GENERAL.past}-1` : `${c}2/${before(c)}2-1`), growth)],
    'plain',
    formats.percent,
  );
  grid.row(10, [
    'Coûts directs',
    ...live(
      (c) => input(1, c),
      (y) => scenario.directCosts[y],
    ),
  ]);
  grid.row(
    11,
    [
      'Taux de marge brute',
      ...live(
        (c) => `${c}3/${c}2`,
        (y) => result.grossMargin[y] / scenario.revenue[y],
      ),
    ],
    'plain',
    formats.percent,
  );
  grid.row(13, [
    'R&D et produit',
    ...live(
      (c) => input(2, c),
      (y) => scenario.product[y],
    ),
  ]);
  grid.row(14, [
    'Ventes et marketing',
    ...live(
      (c) => input(3, c),
      (y) => scenario.sales[y],
    ),
  ]);
  grid.row(15, [
    'Structure et équipe',
    ...live(
      (c) => input(4, c),
      (y) => scenario.structure[y],
    ),
  ]);
  grid.row(17, ['Trésorerie', ...years.map(String)], 'head');
  grid.row(18, [
    'Début d’année',
    ...live((c, y) => (y === 0 ? `Hypothèses!B${GENERAL.cash}` : `${before(c)}6`), opening),
  ]);
  grid.row(19, [
    'Investissements et BFR',
    ...live(
      (c) => input(5, c),
      (y) => scenario.investment[y],
    ),
  ]);
  grid.row(20, ['Levée de fonds', 0, { formula: `Hypothèses!B${GENERAL.raise}`, result: raise[1] }, 0]);
  grid.row(21, ['Consommation par mois', ...live((c) => `(${c}19-${c}5)/12`, monthly)]);
  grid.row(
    22,
    [
      'Autonomie, en mois',
      ...live(
        (c) => `IF(${c}21>0,${c}6/${c}21,0)`,
        (y) => result.cash[y] / monthly(y),
      ),
    ],
    'plain',
    formats.months,
  );
  return grid;
}

/** What the raise pays for: shares of the amount of « Hypothèses », and the dilution by valuation. */
function raiseSheet(): Grid {
  const grid = new Grid('Levée', [34, 14, 16, 14]);
  const amount = `Hypothèses!$B$${GENERAL.raise}`;
  const uses = [
    ['R&D et produit', 0.4],
    ['Ventes et marketing', 0.3],
    ['Renforcement de l’équipe', 0.2],
    ['Réserve de trésorerie', 0.1],
  ] as const;
  grid.row(1, ['Emploi des fonds', 'Part', 'Montant, en M€'], 'head');
  uses.forEach(([label, share], index) => {
    const row = index + 2;
    grid.row(row, [label, share], 'input', formats.percent);
    grid.row(row, [null, null, { formula: `B${row}*${amount}`, result: share * raise[1] }]);
  });
  grid.row(6, ['Total', { formula: 'SUM(B2:B5)', result: 1 }], 'total', formats.percent);
  grid.row(6, [null, null, { formula: 'SUM(C2:C5)', result: raise[1] }], 'total');
  grid.row(8, ['Revenu récurrent annuel, en M€', 3], 'input');
  grid.row(10, ['Valorisation avant, en M€', 'Multiple', 'Dilution'], 'head');
  [20, 24, 28].forEach((valuation, index) => {
    const row = 11 + index;
    grid.row(row, [valuation], 'plain', formats.whole);
    grid.row(row, [null, { formula: `A${row}/$B$8`, result: valuation / 3 }], 'plain', formats.months);
    grid.row(
      row,
      [null, null, { formula: `${amount}/(A${row}+${amount})`, result: raise[1] / (valuation + raise[1]) }],
      'plain',
      formats.percent,
    );
  });
  return grid;
}

/** The financial model as a workbook: three scenarios, their inputs and the raise, every result a formula. */
export const financialWorkbook = (): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [...scenarios.map(scenarioSheet), hypotheses(), raiseSheet()].map((grid) => grid.sheet()),
    properties: { title: 'Prévisions 2024–2026, exemple illustratif', creator: site.brand },
  });
