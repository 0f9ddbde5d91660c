import { monthText } from '../../../data/french/frenchDates.ts';
import type { Assumptions } from '../../models/financialAnalysis/assumptions.ts';
import { FIRST_MONTHS, outcome } from '../../models/financialAnalysis/plan.ts';
import { live } from '../entries.ts';
import { type Entry, formats, Grid } from '../Grid.ts';
import { inMonth } from './chosen.ts';
import { type LineKey, lineRow, monthColumn, spans } from './engineRows.ts';
import { scenarioCell } from './inputsSheet.ts';

const { thousands, months: tenth } = formats;
const LETTERS = ['B', 'C', 'D'] as const;
const COLOURS = ['8A93A6', '2346C7', '0B1830'] as const;
export const SCENARIOS = 'Scénarios';
/** Rows of this sheet that others read. */
export const scenarioRows = { cash: 9, burn: 10 };

/** Eighteen months of cash: the chosen scenario in detail, then the three side by side, drawn. */
export function cashSheet(all: Assumptions, chosen: number): Grid {
  const outcomes = all.scenarios.map((scenario) => outcome(all, scenario));
  const shown = outcomes[chosen - 1];
  const last = 3 + FIRST_MONTHS;
  const grid = new Grid('Trésorerie 18 mois', [18, 10, 13, 15, 15, 13, 13, 16, 12, 12, 12], {
    freezePane: { rows: 3, columns: 1 },
    charts: [
      {
        type: 'line',
        title: 'Trésorerie en fin de mois, en k€',
        series: all.scenarios.map(({ name }, index) => ({
          name,
          values: `${['I', 'J', 'K'][index]}4:${['I', 'J', 'K'][index]}${last}`,
          categories: `A4:A${last}`,
          color: COLOURS[index] ?? '',
        })),
        legend: 'bottom',
        anchor: { from: { row: 2, col: 12 }, to: { row: 21, col: 21 } },
      },
    ],
  });
  grid.row(1, ['Dix-huit mois de trésorerie, en k€ : scénario affiché, puis les trois'], 'title');
  grid.row(
    3,
    [
      'Fin de mois',
      'EBITDA',
      'Baisse du BFR',
      'Investissements',
      'Crédit d’impôt',
      'Levée nette',
      'Trésorerie',
      'Dont autres flux',
      ...all.scenarios.map(({ name }) => name),
    ],
    'head',
  );
  shown?.months.slice(0, FIRST_MONTHS).forEach((month, index) => {
    const at = month.month;
    const cell = (key: LineKey) => inMonth(all, key, at);
    grid.row(
      4 + index,
      [
        monthText(at, 2025),
        live(cell('ebitda'), month.ebitda),
        live(cell('released'), month.released),
        live(`-${cell('investment')}`, -month.investment),
        live(cell('credit'), month.creditReceived),
        live(`${cell('raised')}-${cell('fees')}`, month.raised - month.fees),
        live(
          index === 0 ? `${inMonth(all, 'cash', 0)}+SUM(B4:F4)` : `G${3 + index}+SUM(B${4 + index}:F${4 + index})`,
          month.cash,
        ),
        // What the page sums up in one column: everything but the EBITDA.
        live(
          `SUM(C${4 + index}:F${4 + index})`,
          month.released - month.investment + month.creditReceived + month.raised - month.fees,
        ),
        ...outcomes.map(({ scenario, months }) =>
          live(`${scenario.name}!${monthColumn(at)}${lineRow('cash')}`, months[index]?.cash ?? 0),
        ),
      ],
      'plain',
      thousands,
    );
  });
  return grid;
}

/** The three scenarios side by side in 2026, with their autonomy and their break-even. */
export function scenariosSheet(all: Assumptions): Grid {
  const outcomes = all.scenarios.map((scenario) => outcome(all, scenario));
  const grid = new Grid(SCENARIOS, [52, 14, 14, 14], {
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
    label: string,
    formula: (letter: string, sheet: string, index: number) => string,
    value: (one: (typeof outcomes)[number]) => number | string,
    look: 'plain' | 'total' = 'plain',
    format: string = thousands,
  ) =>
    grid.row(
      at,
      [
        label,
        ...outcomes.map(
          (one, index): Entry => live(formula(LETTERS[index] as string, one.scenario.name, index), value(one)),
        ),
      ],
      look,
      format,
    );
  const sum = (sheet: string, key: LineKey, [from, to]: readonly [string, string] = spans[1]) =>
    `SUM(${sheet}!${from}${lineRow(key)}:${to}${lineRow(key)})`;
  const december = (sheet: string, key: LineKey) => `${sheet}!${monthColumn(24)}${lineRow(key)}`;
  const half = [monthColumn(19), monthColumn(24)] as const;
  grid
    .row(1, ['Trois scénarios en 2026, en k€'], 'title')
    .row(3, ['', ...all.scenarios.map(({ name }) => name)], 'head');
  row(
    4,
    'Clients en décembre',
    (_, sheet) => december(sheet, 'customers'),
    ({ years }) => years[2].customers,
  );
  row(
    5,
    'Chiffre d’affaires',
    (_, sheet) => sum(sheet, 'revenue'),
    ({ years }) => years[2].revenue,
  );
  row(
    6,
    'Marge brute',
    (_, sheet) => sum(sheet, 'margin'),
    ({ years }) => years[2].grossMargin,
  );
  row(
    7,
    'Charges opérationnelles',
    (_, sheet) => `-${sum(sheet, 'charges')}`,
    ({ years }) => -years[2].totalCharges,
  );
  row(
    8,
    'EBITDA',
    (letter) => `${letter}6+${letter}7`,
    ({ years }) => years[2].ebitda,
    'total',
  );
  row(
    scenarioRows.cash,
    'Trésorerie fin 2026',
    (_, sheet) => december(sheet, 'cash'),
    ({ years }) => years[2].cash,
    'total',
  );
  row(
    scenarioRows.burn,
    'Consommation par mois, second semestre 2026, hors crédit d’impôt',
    (_, sheet) => `(${sum(sheet, 'investment', half)}-${sum(sheet, 'ebitda', half)}-${sum(sheet, 'released', half)})/6`,
    ({ burn }) => burn,
    'plain',
    tenth,
  );
  row(
    11,
    'Autonomie, en mois',
    (letter) => `IF(${letter}10>0,${letter}9/${letter}10,"ne consomme plus")`,
    ({ runway }) => runway ?? 'ne consomme plus',
    'total',
    tenth,
  );
  row(
    12,
    'Point bas avant la levée',
    (_, sheet, index) =>
      `MIN(INDEX(${sheet}!${monthColumn(1)}${lineRow('cash')}:${monthColumn(24)}${lineRow('cash')},1,1):INDEX(${sheet}!${monthColumn(1)}${lineRow('cash')}:${monthColumn(24)}${lineRow('cash')},1,MIN(24,MAX(1,${scenarioCell(index, 'closing')}-1))))`,
    ({ low }) => low.cash,
  );
  grid.row(14, ['Point mort à charges de décembre 2026 gelées', ...all.scenarios.map(({ name }) => name)], 'head');
  row(
    15,
    'Charges annuelles',
    (_, sheet) => `${december(sheet, 'charges')}*12`,
    ({ breakEven }) => breakEven.charges,
  );
  row(
    16,
    'Marge brute par client et par an',
    (_, __, index) => `${scenarioCell(index, 'price2026')}-${scenarioCell(index, 'direct2026')}`,
    ({ breakEven }) => breakEven.margin,
    'plain',
    formats.money,
  );
  row(
    17,
    'Clients au point mort',
    (letter) => `ROUNDUP(${letter}15/${letter}16-0.000000001,0)`,
    ({ breakEven }) => breakEven.needed,
    'total',
  );
  row(
    18,
    'Clients gagnés par mois, net, second semestre 2026',
    (_, sheet) => `(${december(sheet, 'customers')}-${sheet}!${monthColumn(18)}${lineRow('customers')})/6`,
    ({ breakEven }) => breakEven.pace,
    'plain',
    tenth,
  );
  row(
    19,
    'Mois pour y parvenir après 2026',
    (letter) =>
      `IF(${letter}4>=${letter}17,"atteint",IF(${letter}18>0,ROUNDUP((${letter}17-${letter}4)/${letter}18-0.000000001,0),"jamais à ce rythme"))`,
    ({ breakEven }) => (breakEven.months === 0 ? 'atteint' : (breakEven.months ?? 'jamais à ce rythme')),
    'total',
  );
  return grid;
}
