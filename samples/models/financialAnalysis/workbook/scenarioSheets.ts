import { monthText } from '../../../../data/french/frenchDates.ts';
import { each, formats, Grid, letterAt } from '../../../paper/Grid.ts';
import { FIRST_MONTHS, scenarioNames, teams } from '../inputs.ts';
import {
  hireRange,
  inMonth,
  type LineKey,
  monthCell,
  monthColumn,
  rowOf,
  scenarioCell,
  spanRange,
} from './inputsSheet.ts';

const { thousands, months: tenth, money } = formats;
const COLOURS = ['8A93A6', '2346C7', '0B1830'] as const;
const ENDLESS = '"ne consomme plus"';

/** What a month of the second half of 2026 consumes on average, research credit apart. */
const burn = (sheet: string): string => {
  const sum = (key: LineKey) => `SUM(${spanRange(sheet, key, 'half')})`;
  return `(${sum('investment')}-${sum('ebitda')}-${sum('released')})/6`;
};
/** Months the cash of the end of 2026 lasts at that rate. */
export const autonomy = (sheet: string): string =>
  `IF(${burn(sheet)}>0,${monthCell(sheet, 'cash', 24)}/(${burn(sheet)}),${ENDLESS})`;
/** What a customer leaves in a year once served, and how many of them pay for the charges of December 2026. */
const marginOf = (scenario: number) => `${scenarioCell(scenario, 'price2026')}-${scenarioCell(scenario, 'direct2026')}`;
const breakEven = (charges: string, margin: string): string => `ROUNDUP(${charges}/${margin}-0.000000001,0)`;
export const breakEvenOf = (sheet: string, scenario: number): string =>
  breakEven(`${monthCell(sheet, 'charges', 24)}*12`, `(${marginOf(scenario)})`);

/** Eighteen months of cash: the chosen scenario in detail, then the three side by side, drawn. */
export function cashSheet(): Grid {
  const last = 3 + FIRST_MONTHS;
  const letters = ['I', 'J', 'K'] as const;
  const grid = new Grid('Trésorerie 18 mois', [18, 10, 13, 15, 15, 13, 13, 16, 12, 12, 12], {
    freezePane: { rows: 3, columns: 1 },
    charts: [
      {
        type: 'line',
        title: 'Trésorerie en fin de mois, en k€',
        series: scenarioNames.map((name, index) => ({
          name,
          values: `${letters[index]}4:${letters[index]}${last}`,
          categories: `A4:A${last}`,
          color: COLOURS[index] ?? '',
        })),
        legend: 'bottom',
        anchor: { from: { row: 2, col: 12 }, to: { row: 21, col: 21 } },
      },
    ],
  });
  grid.row(1, ['Dix-huit mois de trésorerie, en k€ : scénario affiché, puis les trois'], 'title');
  const flows = ['EBITDA', 'Baisse du BFR', 'Investissements', 'Crédit d’impôt', 'Levée nette'];
  grid.row(3, ['Fin de mois', ...flows, 'Trésorerie', 'Dont autres flux', ...scenarioNames], 'head');
  for (let month = 1; month <= FIRST_MONTHS; month++) {
    const row = 3 + month;
    const of = (key: LineKey) => inMonth(key, month);
    const formulas = [
      ...[of('ebitda'), of('released'), `-${of('investment')}`, of('credit'), `${of('raised')}-${of('fees')}`],
      `${month === 1 ? inMonth('cash', 0) : `G${row - 1}`}+SUM(B${row}:F${row})`,
      // What the page sums up in one column: everything but the EBITDA.
      `SUM(C${row}:F${row})`,
      ...scenarioNames.map((sheet) => monthCell(sheet, 'cash', month)),
    ];
    grid.row(row, [monthText(month, 2025), ...formulas.map((formula) => `=${formula}`)], 'plain', thousands);
  }
  grid.column('ebitda', 'B', 4, last).column('cash', 'G', 4, last).column('other', 'H', 4, last);
  scenarioNames.forEach((name, index) => {
    grid.column(name, letters[index] ?? '', 4, last);
  });
  return grid;
}

/** Rows of the sheet of the scenarios that others read. */
export const scenarioRow = { cash: 9, burn: 10 };

/** The three scenarios side by side in 2026, with their autonomy and their break-even. */
export function scenariosSheet(): Grid {
  const grid = new Grid('Scénarios', [52, 14, 14, 14], {
    charts: [
      {
        type: 'column',
        title: 'Trésorerie fin 2026, en k€',
        series: [{ name: 'Trésorerie fin 2026', values: 'B9:D9', categories: 'B3:D3', color: '2346C7' }],
        legend: false,
        dataLabels: { showValue: true, position: 'outEnd' },
        anchor: { from: { row: 2, col: 5 }, to: { row: 18, col: 12 } },
      },
    ],
  });
  const row = (
    at: number,
    name: string,
    label: string,
    formula: (sheet: string, column: string, scenario: number) => string,
    look: 'plain' | 'total' = 'plain',
    format: string = thousands,
  ) => {
    const formulas = scenarioNames.map((sheet, index) => `=${formula(sheet, letterAt(1 + index), index)}`);
    grid.row(at, [label, ...formulas], look, format, name);
  };
  const sum = (sheet: string, key: LineKey) => `SUM(${spanRange(sheet, key, 2026)})`;
  const december = (sheet: string, key: LineKey) => monthCell(sheet, key, 24);
  grid.row(1, ['Trois scénarios en 2026, en k€'], 'title').row(3, ['', ...scenarioNames], 'head');
  row(4, 'customers', 'Clients en décembre', (sheet) => december(sheet, 'customers'));
  row(5, 'revenue', 'Chiffre d’affaires', (sheet) => sum(sheet, 'revenue'));
  row(6, 'margin', 'Marge brute', (sheet) => sum(sheet, 'margin'));
  row(7, 'charges', 'Charges opérationnelles', (sheet) => `-${sum(sheet, 'charges')}`);
  row(8, 'ebitda', 'EBITDA', (_, c) => `${c}6+${c}7`, 'total');
  row(scenarioRow.cash, 'cash', 'Trésorerie fin 2026', (sheet) => december(sheet, 'cash'), 'total');
  const consumed = 'Consommation par mois, second semestre 2026, hors crédit d’impôt';
  row(scenarioRow.burn, 'burn', consumed, burn, 'plain', tenth);
  row(11, 'autonomy', 'Autonomie, en mois', (_, c) => `IF(${c}10>0,${c}9/${c}10,${ENDLESS})`, 'total', tenth);
  row(12, 'low', 'Point bas avant la levée', (sheet, _, scenario) => {
    const months = `${monthCell(sheet, 'cash', 1)}:${monthColumn(24)}${rowOf('cash')}`;
    return `MIN(INDEX(${months},1,1):INDEX(${months},1,MIN(24,MAX(1,${scenarioCell(scenario, 'closing')}-1))))`;
  });
  grid.row(14, ['Point mort à charges de décembre 2026 gelées', ...scenarioNames], 'head');
  row(15, 'yearlyCharges', 'Charges annuelles', (sheet) => `${december(sheet, 'charges')}*12`);
  row(16, 'customerMargin', 'Marge brute par client et par an', (_, __, one) => marginOf(one), 'plain', money);
  row(17, 'breakEven', 'Clients au point mort', (_, c) => breakEven(`${c}15`, `${c}16`), 'total');
  const pace = (sheet: string) => `(${december(sheet, 'customers')}-${monthCell(sheet, 'customers', 18)})/6`;
  row(18, 'pace', 'Clients gagnés par mois, net, second semestre 2026', pace, 'plain', tenth);
  const wait = (_: string, c: string) =>
    `IF(${c}4>=${c}17,"atteint",IF(${c}18>0,${breakEven(`(${c}17-${c}4)`, `${c}18`)},"jamais à ce rythme"))`;
  row(19, 'wait', 'Mois pour y parvenir après 2026', wait, 'total');
  return grid;
}

const FIRST_HIRES = 4;
/** More months than any hire waits: the earliest is found as the largest of what is left. */
const BEYOND = 1000;

/** The hires by team and wave, as the page lists them, out of the lines of the inputs. */
export function hiringSheet(): Grid {
  const grid = new Grid('Embauches', [40, 14, 16, 16, 16]);
  grid
    .row(1, ['Embauches par équipe et par vague'], 'title')
    .row(3, ['Équipe et vague', 'Personnes', 'k€ par an', 'Premier mois', 'Dernier mois'], 'head');
  const lines = [1, 2].flatMap((wave) => teams.map(({ name }) => ({ name, wave })));
  const [count, cost, months] = [hireRange('count'), hireRange('cost'), hireRange('after')];
  lines.forEach(({ name, wave }, index) => {
    const chosen = `(${hireRange('team')}="${name}")*(${hireRange('wave')}=${wave})`;
    const formulas = [
      `=SUMPRODUCT(${chosen}*${count})`,
      `=SUMPRODUCT(${chosen}*${count}*${cost})`,
      `=${BEYOND}-SUMPRODUCT(MAX(${chosen}*(${BEYOND}-${months})))`,
      `=SUMPRODUCT(MAX(${chosen}*${months}))`,
    ];
    grid.row(FIRST_HIRES + index, [`${name}, vague ${wave}`, ...formulas], 'plain', thousands, `wave${index}`);
  });
  const last = FIRST_HIRES + lines.length - 1;
  const totals = each('BC', (c) => `SUM(${c}${FIRST_HIRES}:${c}${last})`);
  grid.row(last + 1, ['Total', ...totals], 'total', thousands, 'total');
  return grid.row(last + 2, ['Mois comptés après l’encaissement de la levée ; coût salarial chargé.'], 'note');
}
