import { expect, it, test } from 'vitest';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { financialAnalysis } from '../financialAnalysis.ts';
import { numbersIn, saidOn } from '../testing/passages.ts';
import { assumptions } from './assumptions.ts';
import { forecastTable, monthlyTable, revenueChart, scenarioTable } from './figures.ts';
import { threeYears, withAmount, withoutFunds } from './funding.ts';
import { amountsTable, dilutionTable, usesTable } from './fundingFigures.ts';
import { gates, pages } from './pages.ts';
import { FIRST_MONTHS, outcomes, plan } from './plan.ts';

const { prudent, central } = plan;
const [y2024, y2025, y2026] = central.years;
const text = (value: number, digits = 0) => decimal(value, digits).replaceAll('\u00a0', ' ');
const millions = (value: number) => text(value / 1000, 2);
const share = (one: number, other: number) => text((one / other - 1) * 100);
const alone = withoutFunds(assumptions, central.scenario);

/** Each passage with a number, and its numbers in order, computed: one edited by hand no longer agrees. */
const passages: readonly [name: string, said: string, numbers: readonly string[]][] = [
  [
    'page 6',
    saidOn(financialAnalysis, 6),
    [
      '12',
      '1,58',
      '2024',
      '2,00',
      text(y2025.charges.sales / y2025.won, 1),
      '2025',
      text(y2026.charges.sales / y2026.won, 1),
    ],
  ],
  [
    'page 11',
    saidOn(financialAnalysis, 11),
    [share(2400, 1400), '2024', share(y2025.revenue, 2400), '2025', share(y2026.revenue, y2025.revenue), '2026'],
  ],
  [
    'page 13',
    saidOn(financialAnalysis, 13),
    [text(y2026.people - y2024.people), text(3 * 90 + 4 * 78 + 3 * 90 + 4 * 60)],
  ],
  [
    'page 15',
    saidOn(financialAnalysis, 15),
    [millions(Math.min(...central.months.slice(0, 5).map(({ cash }) => cash)))],
  ],
  [
    'page 17',
    saidOn(financialAnalysis, 17),
    [
      text(central.breakEven.needed),
      text(central.breakEven.months ?? 0),
      '2026',
      text(central.runway ?? 0, 1),
      text(prudent.breakEven.months ?? 0),
      text(prudent.runway ?? 0, 1),
    ],
  ],
  [
    'page 21',
    saidOn(financialAnalysis, 21),
    [
      '8',
      '9',
      '7',
      text(withAmount(assumptions, prudent.scenario, 7000).months ?? 0, 1),
      millions(Math.min(...alone.map(({ cash }) => cash))),
      '2026',
      millions(alone.slice(12).reduce((sum, { revenue }) => sum + revenue, 0)),
      millions(y2026.revenue),
    ],
  ],
  [
    'page 23',
    saidOn(financialAnalysis, 23),
    [
      ...[
        text(y2025.creditReceived + y2026.creditReceived),
        '30',
        '100',
        '244',
        '1',
        '43',
        '2024',
        '40',
        '15',
        '2025',
        '2',
      ],
      ...['40', '2025', '199', '1', '60', '2025', '2025'],
    ],
  ],
  ['the lead of the forecast', financialAnalysis.analyses[0]?.lead ?? '', ['7,2', millions(y2026.cash), '2026']],
  ['the lead of the cash', financialAnalysis.analyses[1]?.lead ?? '', ['2025', '2025']],
  [
    'the lead of the scenarios',
    financialAnalysis.analyses[2]?.lead ?? '',
    [
      '2026',
      millions(Math.min(...outcomes.map(({ years }) => years[2].cash))),
      millions(Math.max(...outcomes.map(({ years }) => years[2].cash))),
    ],
  ],
  [
    'the lead of the advice',
    financialAnalysis.recommendation.lead,
    ['2026', '19', text(y2024.people), text(y2026.people), '16'],
  ],
  [
    'page 19',
    saidOn(financialAnalysis, 19),
    [
      ...['2026', text(alone[23]?.customers ?? 0), '249', millions(alone[23]?.cash ?? 0), '8'],
      ...[text(y2026.customers), text(central.breakEven.needed), '16', '216', '264', '2026'],
      millions(Math.min(...threeYears(assumptions, prudent.scenario, false).months.map(({ cash }) => cash))),
      '2027',
    ],
  ],
  ['page 22', saidOn(financialAnalysis, 22), ['75', '78', '58,5']],
  [
    'the snapshot',
    financialAnalysis.snapshot.figures.map(({ figure }) => figure).join(' '),
    ['2,4', '78', '132', '15'],
  ],
  [
    'the ruling of the journal',
    financialAnalysis.method.journal.ruling,
    ['2026', '2025', text(central.credits[1]?.credit ?? 0), '2026'],
  ],
];

test.each(passages)('%s says the numbers of the model', (_, said, numbers) => {
  expect(numbersIn(said)).toEqual(numbers);
});

it('the thresholds that change the advice stand half way between two scenarios', () => {
  const last = saidOn(financialAnalysis, 26);
  const won = (months: typeof central.months) => months.slice(0, 6).reduce((sum, month) => sum + month.won, 0);
  expect(gates.wonByJune).toBe(Math.round((won(prudent.months) + won(central.months)) / 2));
  for (const gate of [gates.wonByJune, gates.customersByDecember]) expect(numbersIn(last)).toContain(String(gate));
  expect(numbersIn(last)).toContain(text(gates.churn * 100, 2));
});

it('the tables are what the model gives, cell by cell', () => {
  const row = (table: typeof forecastTable, label: string) =>
    table.rows.find(({ cells }) => cells[0] === label)?.cells.slice(1);
  expect(row(forecastTable, 'EBITDA')).toEqual(central.years.map(({ ebitda }) => ebitda));
  expect(row(forecastTable, 'Trésorerie fin d’année')).toEqual(central.years.map(({ cash }) => cash));
  expect(revenueChart.bars.map(({ value }) => value * 1000)).toEqual([
    800,
    1400,
    ...central.years.map(({ revenue }) => revenue),
  ]);
  expect(monthlyTable.rows.map(({ cells }) => cells[3])).toEqual(
    central.months.slice(0, FIRST_MONTHS).map(({ cash }) => cash),
  );
  expect(row(scenarioTable, 'Trésorerie fin 2026')).toEqual(outcomes.map(({ years }) => years[2].cash));
  expect(amountsTable.rows).toHaveLength(5);
  expect(dilutionTable.rows.map(({ cells }) => Number(cells[2]).toFixed(1))).toEqual(['28.6', '25.0', '22.2']);
});

it('the columns of the cash tables add up as printed', () => {
  for (const column of [1, 2, 3]) {
    const cells = forecastTable.rows.map((row) => Number(row.cells[column]));
    const [, margin = 0, charges = 0, ebitda = 0, ...rest] = cells;
    expect(margin + charges).toBe(ebitda);
    const opening =
      column === 1 ? assumptions.closed.openingCash : Number(forecastTable.rows.at(-1)?.cells[column - 1]);
    expect(opening + ebitda + rest.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(rest.at(-1));
    const uses = usesTable.rows.map((row) => Number(row.cells[column]));
    expect(uses.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(uses.at(-1));
  }
  monthlyTable.rows.forEach(({ cells: [, ebitda, other, cash] }, index) => {
    const before = index === 0 ? y2024.cash : Number(monthlyTable.rows[index - 1]?.cells[3]);
    expect(before + Number(ebitda) + Number(other)).toBe(cash);
  });
});

it('the page says how many pages it shows, and of how many', () => {
  expect(financialAnalysis.meta.description).toContain(`Exemple illustratif, ${pages.length} pages montrées sur 28`);
  expect(financialAnalysis.preview.title).toBe('Onze pages du rapport');
  expect(pages).toHaveLength(11);
});
