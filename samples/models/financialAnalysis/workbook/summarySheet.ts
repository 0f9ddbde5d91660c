import { each, formats, Grid } from '../../../paper/Grid.ts';
import { scenarioNames, teams } from '../inputs.ts';
import {
  CHOICE,
  INPUTS,
  inMonth,
  inputCell as input,
  type LineKey,
  overYear,
  SCENARIO_HEAD,
  scenarioCell,
  teamCell,
  teamRange,
} from './inputsSheet.ts';

const { thousands, money, months: tenth } = formats;
const YEARS = ['2024', '2025', '2026'];
const years = [2025, 2026] as const;
const CHART = 60;

/** The tables of the page for the chosen scenario: income statement, cash, drivers, charges, working capital, bridge. */
export function summarySheet(): Grid {
  const grid = new Grid('Synthèse', [40, 12, 12, 12, 4, 12, 12, 12, 12], {
    freezePane: { rows: 3, columns: 1 },
    charts: [
      {
        type: 'column',
        title: 'Chiffre d’affaires, en k€',
        series: [
          {
            name: 'Chiffre d’affaires',
            values: `B${CHART + 1}:B${CHART + 5}`,
            categories: `A${CHART + 1}:A${CHART + 5}`,
            color: '2346C7',
          },
        ],
        legend: false,
        dataLabels: { showValue: true, position: 'outEnd' },
        anchor: { from: { row: 4, col: 5 }, to: { row: 20, col: 12 } },
      },
    ],
  });
  /** A line of the months: as closed in 2024, then summed over each year. */
  const flow = (at: number, name: string, label: string, key: LineKey, closed: string, sign = '') =>
    grid.row(
      at,
      [label, `=${sign}${closed}`, ...years.map((year) => `=${sign}${overYear(key, year)}`)],
      'plain',
      thousands,
      name,
    );
  /** A line of the months at the end of each year, 2024 too. */
  const atEnds = (
    at: number,
    name: string,
    label: string,
    key: LineKey,
    look: 'plain' | 'total' = 'plain',
    sign = '',
  ) => grid.row(at, [label, ...[0, 12, 24].map((month) => `=${sign}${inMonth(key, month)}`)], look, thousands, name);
  const total = (at: number, name: string, label: string, formula: (column: string) => string) =>
    grid.row(at, [label, ...each('BCD', formula)], 'total', thousands, name);

  grid
    .row(1, ['Synthèse du scénario affiché, en k€'], 'title')
    .row(2, ['Exemple illustratif : entreprise fictive. Le scénario se choisit dans « Hypothèses ».'], 'note')
    .row(3, ['Scénario affiché', `=INDEX(${INPUTS}!$B$${SCENARIO_HEAD}:$D$${SCENARIO_HEAD},1,${CHOICE})`], 'total')
    .row(5, ['Compte de résultat et trésorerie', ...YEARS], 'head');
  flow(6, 'revenue', 'Chiffre d’affaires', 'revenue', input('revenue2024'));
  flow(7, 'directCosts', 'Coûts directs', 'directCosts', input('direct2024'), '-');
  total(8, 'margin', 'Marge brute', (c) => `${c}6+${c}7`);
  const closedCharges = `SUM(${teamRange('payroll')})-SUM(${teamRange('external')})`;
  flow(9, 'charges', 'Charges opérationnelles', 'charges', closedCharges, '-');
  total(10, 'ebitda', 'EBITDA', (c) => `${c}8+${c}9`);
  flow(11, 'released', 'Baisse du BFR', 'released', input('released2024'));
  flow(12, 'credit', 'Crédit d’impôt recherche encaissé', 'credit', input('credit2023'));
  flow(13, 'investment', 'Investissements', 'investment', input('investment2024'), '-');
  const raised = years.map((year) => `=${overYear('raised', year)}-${overYear('fees', year)}`);
  grid.row(14, ['Levée, nette de frais', 0, ...raised], 'plain', thousands, 'raised');
  const before = { B: input('openingCash'), C: 'B15', D: 'C15' } as const;
  total(15, 'cash', 'Trésorerie fin d’année', (c) => `${before[c as 'B']}+SUM(${c}10:${c}14)`);
  const gaps = each('BCD', (c, year) => `${c}15-${inMonth('cash', 12 * year)}`);
  grid.row(16, ['Écart avec le calcul mensuel (doit être nul)', ...gaps], 'note', thousands, 'gaps');

  grid.row(18, ['Du commercial au chiffre d’affaires', ...YEARS], 'head');
  atEnds(19, 'trained', 'Commerciaux formés, en décembre', 'trained');
  flow(20, 'won', 'Clients gagnés', 'won', input('customersWon'));
  flow(21, 'lost', 'Clients perdus', 'lost', input('customersLost'), '-');
  atEnds(22, 'customers', 'Clients en décembre', 'customers', 'total');
  const prices = years.map(
    (year) => `=CHOOSE(${CHOICE},${scenarioNames.map((_, index) => scenarioCell(index, `price${year}`)).join(',')})`,
  );
  grid.row(23, ['Prix par client et par an, en k€', `=${input('price2024')}`, ...prices], 'plain', money, 'price');
  const acquisition = each('BCD', (c) => `-${c}29/${c}20`);
  grid.row(24, ['Coût d’acquisition d’un client, en k€', ...acquisition], 'plain', tenth, 'acquisition');

  grid.row(27, ['Charges opérationnelles', ...YEARS], 'head');
  teams.forEach(({ key, name }, index) => {
    const closed = `${teamCell(index, 'payroll')}-${teamCell(index, 'external')}`;
    flow(28 + index, `charges${key}`, name, `charges${key}`, closed, '-');
  });
  total(31, 'totalCharges', 'Total', (c) => `SUM(${c}28:${c}30)`);
  grid.row(32, ['Hausse depuis 2024', null, '=B31-C31', '=B31-D31'], 'plain', thousands, 'rise');
  atEnds(33, 'people', 'Salariés en décembre', 'people');

  grid.row(35, ['BFR au 31 décembre', ...YEARS], 'head');
  atEnds(36, 'receivables', 'Créances clients', 'receivables');
  atEnds(37, 'deferred', 'Abonnements encaissés d’avance', 'deferred', 'plain', '-');
  atEnds(38, 'payables', 'Dettes fournisseurs', 'payables', 'plain', '-');
  atEnds(39, 'social', 'Dettes sociales', 'social', 'plain', '-');
  total(40, 'workingCapital', 'BFR', (c) => `SUM(${c}36:${c}39)`);
  bridgeRows(grid);

  grid.row(CHART, ['Chiffre d’affaires, du réalisé à la prévision', 'k€'], 'head');
  [input('revenue2022'), input('revenue2023'), 'B6', 'C6', 'D6'].forEach((formula, index) => {
    grid.row(CHART + 1 + index, [String(2022 + index), `=${formula}`], 'plain', thousands);
  });
  return grid.column('fiveYears', 'B', CHART + 1, CHART + 5);
}

/** The bridge from the cash of 2024 to that of 2026: what comes in, what goes out, what is left. */
function bridgeRows(grid: Grid): void {
  const row = (at: number, name: string, label: string, [one, two]: readonly string[]) =>
    grid.row(at, [label, `=${one}`, `=${two}`, `=B${at}+C${at}`], 'plain', thousands, name);
  const both = (at: number) => [`C${at}`, `D${at}`];
  const rise = (at: number) => [`C${at}-$B${at}`, `D${at}-$B${at}`];
  const sums = (key: LineKey, sign = '') => years.map((year) => `${sign}${overYear(key, year)}`);
  grid.row(42, ['De la trésorerie de 2024 à celle de 2026', '2025', '2026', 'Deux ans'], 'head');
  grid.row(43, ['Trésorerie à l’ouverture', '=B15', '=C15', '=B15'], 'total', thousands, 'opening');
  row(44, 'funds', 'Levée', sums('raised'));
  row(45, 'fundMargin', 'Marge brute', both(8));
  row(46, 'fundCredit', 'Crédit d’impôt recherche encaissé', both(12));
  row(47, 'fundReleased', 'Baisse du BFR', both(11));
  row(48, 'usual', 'Charges au niveau de 2024', ['$B31', '$B31']);
  teams.forEach(({ key, name }, index) => {
    row(49 + index, `rise${key}`, name, rise(28 + index));
  });
  row(52, 'invested', 'Investissements', both(13));
  row(53, 'paidFees', 'Frais de levée', sums('fees', '-'));
  const closing = each('BCD', (c) => `SUM(${c}43:${c}53)`);
  grid.row(54, ['Trésorerie à la clôture', ...closing], 'total', thousands, 'closing');
}
