import type { Assumptions } from '../../models/financialAnalysis/assumptions.ts';
import { sourcesAndUses } from '../../models/financialAnalysis/funding.ts';
import { teamNames } from '../../models/financialAnalysis/model.ts';
import { outcome } from '../../models/financialAnalysis/plan.ts';
import type { Year } from '../../models/financialAnalysis/years.ts';
import { live } from '../entries.ts';
import { formats, Grid } from '../Grid.ts';
import { bridgeRows } from './bridgeRows.ts';
import { atYearEnd, inMonth, overYear } from './chosen.ts';
import type { LineKey } from './engineRows.ts';
import { CHOICE, generalCell, scenarioCell, scenarioNames, teamCell, teamRange } from './inputsSheet.ts';
import { workingCapitalRows } from './workingCapitalRows.ts';

const { thousands } = formats;
const columns = ['B', 'C', 'D'] as const;
const SUMMARY = 'Synthèse';
/** Rows the checks and the chart read. */
const summaryRows = { revenue: 6, cash: 15, chart: 60 };

/** The tables of the page for the chosen scenario: income statement, cash, drivers, charges, working capital, bridge. */
export function summarySheet(all: Assumptions, chosen: number): Grid {
  const scenario = all.scenarios[chosen - 1];
  if (!scenario) throw new Error(`No scenario ${chosen}`);
  const { years, months } = outcome(all, scenario);
  const bridge = sourcesAndUses(all, scenario);
  const grid = new Grid(SUMMARY, [40, 12, 12, 12, 4, 12, 12, 12, 12], {
    freezePane: { rows: 3, columns: 1 },
    charts: [
      {
        type: 'column',
        title: 'Chiffre d’affaires, en k€',
        series: [
          {
            name: 'Chiffre d’affaires',
            values: `B${summaryRows.chart + 1}:B${summaryRows.chart + 5}`,
            categories: `A${summaryRows.chart + 1}:A${summaryRows.chart + 5}`,
            color: '2346C7',
          },
        ],
        legend: false,
        dataLabels: { showValue: true, position: 'outEnd' },
        anchor: { from: { row: 4, col: 5 }, to: { row: 20, col: 12 } },
      },
    ],
  });
  const named = columns.map((column, index) => String(years[index]?.year ?? column));
  const row = (
    at: number,
    label: string,
    closed: string | null,
    next: (year: 0 | 1) => string,
    of: (year: Year) => number,
    look: 'plain' | 'total' = 'plain',
    format: string = thousands,
  ) =>
    grid.row(
      at,
      [
        label,
        closed === null ? null : live(closed, of(years[0])),
        live(next(0), of(years[1])),
        live(next(1), of(years[2])),
      ],
      look,
      format,
    );
  const flow = (
    at: number,
    label: string,
    key: LineKey,
    closed: string,
    of: (year: Year) => number,
    sign: '' | '-' = '',
  ) => row(at, label, closed, (year) => `${sign}${overYear(all, key, year)}`, of);
  const column = (year: 0 | 1) => columns[year + 1] as string;

  grid
    .row(1, ['Synthèse du scénario affiché, en k€'], 'title')
    .row(2, ['Exemple illustratif : entreprise fictive. Le scénario se choisit dans « Hypothèses ».'], 'note')
    .row(3, ['Scénario affiché', live(`INDEX(${scenarioNames},1,${CHOICE.cell})`, scenario.name)], 'total')
    .row(5, ['Compte de résultat et trésorerie', ...named], 'head');
  flow(summaryRows.revenue, 'Chiffre d’affaires', 'revenue', generalCell('revenue2024'), ({ revenue }) => revenue);
  flow(7, 'Coûts directs', 'directCosts', `-${generalCell('direct2024')}`, ({ directCosts }) => -directCosts, '-');
  row(
    8,
    'Marge brute',
    'B6+B7',
    (year) => `${column(year)}6+${column(year)}7`,
    ({ grossMargin }) => grossMargin,
    'total',
  );
  flow(
    9,
    'Charges opérationnelles',
    'charges',
    `-SUM(${teamRange('payroll')})-SUM(${teamRange('external')})`,
    ({ totalCharges }) => -totalCharges,
    '-',
  );
  row(
    10,
    'EBITDA',
    'B8+B9',
    (year) => `${column(year)}8+${column(year)}9`,
    ({ ebitda }) => ebitda,
    'total',
  );
  flow(11, 'Baisse du BFR', 'released', generalCell('released2024'), ({ released }) => released);
  flow(
    12,
    'Crédit d’impôt recherche encaissé',
    'credit',
    generalCell('credit2023'),
    ({ creditReceived }) => creditReceived,
  );
  flow(13, 'Investissements', 'investment', `-${generalCell('investment2024')}`, ({ investment }) => -investment, '-');
  grid.row(
    14,
    [
      'Levée, nette de frais',
      0,
      ...([0, 1] as const).map((year) =>
        live(
          `${overYear(all, 'raised', year)}-${overYear(all, 'fees', year)}`,
          (years[year + 1]?.raised ?? 0) - (years[year + 1]?.fees ?? 0),
        ),
      ),
    ],
    'plain',
    thousands,
  );
  row(
    summaryRows.cash,
    'Trésorerie fin d’année',
    `${generalCell('openingCash')}+SUM(B10:B14)`,
    (year) => `${columns[year]}15+SUM(${column(year)}10:${column(year)}14)`,
    ({ cash }) => cash,
    'total',
  );
  grid.row(
    16,
    [
      'Écart avec le calcul mensuel (doit être nul)',
      live(`B15-${inMonth(all, 'cash', 0)}`, 0),
      ...([0, 1] as const).map((year) => live(`${column(year)}15-${atYearEnd(all, 'cash', year)}`, 0)),
    ],
    'note',
    thousands,
  );

  grid.row(18, ['Du commercial au chiffre d’affaires', ...named], 'head');
  grid.row(
    19,
    [
      'Commerciaux formés, en décembre',
      live(generalCell('reps'), all.closed.reps),
      live(atYearEnd(all, 'trained', 0), months[11]?.trained ?? 0),
      live(atYearEnd(all, 'trained', 1), months[23]?.trained ?? 0),
    ],
    'plain',
    thousands,
  );
  flow(20, 'Clients gagnés', 'won', generalCell('customersWon'), ({ won }) => won);
  flow(21, 'Clients perdus', 'lost', `-${generalCell('customersLost')}`, ({ lost }) => -lost, '-');
  row(
    22,
    'Clients en décembre',
    inMonth(all, 'customers', 0),
    (year) => atYearEnd(all, 'customers', year),
    ({ customers }) => customers,
    'total',
  );
  grid.row(
    23,
    [
      'Prix par client et par an, en k€',
      live(generalCell('price2024'), all.closed.price),
      ...(['price2025', 'price2026'] as const).map((key, year) =>
        live(
          `CHOOSE(${CHOICE.cell},${all.scenarios.map((_, index) => scenarioCell(index, key)).join(',')})`,
          scenario.price[year] ?? 0,
        ),
      ),
    ],
    'plain',
    formats.money,
  );
  grid.row(
    24,
    [
      'Coût d’acquisition d’un client, en k€',
      ...columns.map((letter, index) =>
        live(`-${letter}29/${letter}20`, (years[index]?.charges.sales ?? 0) / (years[index]?.won ?? 1)),
      ),
    ],
    'plain',
    formats.months,
  );

  grid.row(27, ['Charges opérationnelles', ...named], 'head');
  teamNames.forEach((team, index) => {
    const key = (['chargesProduct', 'chargesSales', 'chargesStructure'] as const)[index] as LineKey;
    flow(
      28 + index,
      all.teams[index]?.name ?? '',
      key,
      `-${teamCell(index, 'payroll')}-${teamCell(index, 'external')}`,
      ({ charges }) => -charges[team],
      '-',
    );
  });
  row(
    31,
    'Total',
    'SUM(B28:B30)',
    (year) => `SUM(${column(year)}28:${column(year)}30)`,
    ({ totalCharges }) => -totalCharges,
    'total',
  );
  row(
    32,
    'Hausse depuis 2024',
    null,
    (year) => `B31-${column(year)}31`,
    ({ totalCharges }) => totalCharges - (years[0]?.totalCharges ?? 0),
  );
  row(
    33,
    'Salariés en décembre',
    inMonth(all, 'people', 0),
    (year) => atYearEnd(all, 'people', year),
    ({ people }) => people,
  );

  workingCapitalRows(grid, all, months, named);
  bridgeRows(grid, all, bridge);

  grid.row(summaryRows.chart, ['Chiffre d’affaires, du réalisé à la prévision', 'k€'], 'head');
  [
    ['2022', generalCell('revenue2022'), all.past[2022]],
    ['2023', generalCell('revenue2023'), all.past[2023]],
    ...columns.map((letter, index) => [named[index], `${letter}6`, years[index]?.revenue ?? 0]),
  ].forEach(([label, formula, value], index) => {
    grid.row(summaryRows.chart + 1 + index, [String(label), live(String(formula), Number(value))], 'plain', thousands);
  });
  return grid;
}
