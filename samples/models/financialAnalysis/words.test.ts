import { expect, it, test } from 'vitest';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { financialAnalysis } from '../financialAnalysis.ts';
import { numbersIn, saidOn } from '../testing/untiedNumbers.ts';
import { forecastTable, monthlyTable, revenueChart, scenarioTable } from './figures.ts';
import { amountsTable, dilutionTable, usesTable } from './fundingFigures.ts';
import { given } from './inputs.ts';
import { pages } from './pages.ts';
import { results } from './results.made.ts';

const { summary, cash, scenarios, raise, raiseOrNot, ratios, decisions } = results;
const text = (value: number, digits = 0) => decimal(value, digits).replaceAll('\u00a0', ' ');
const millions = (value: number) => text(value / 1000, 2);
const share = (one: number, other: number) => text((one / other - 1) * 100);

/** Each passage with a number, and its numbers in order, computed: one edited by hand no longer agrees. */
const passages: readonly [name: string, said: string, numbers: readonly string[]][] = [
  [
    'page 6',
    saidOn(financialAnalysis, 6),
    ['12', '1,58', '2024', '2,00', text(1690 / 78, 1), '2025', text(2810 / 200, 1)],
  ],
  [
    'page 11',
    saidOn(financialAnalysis, 11),
    [
      share(2400, 1400),
      '2024',
      share(summary.revenue[1], 2400),
      '2025',
      share(summary.revenue[2], summary.revenue[1]),
      '2026',
    ],
  ],
  [
    'page 13',
    saidOn(financialAnalysis, 13),
    [text(summary.people[2] - summary.people[0]), text(3 * 90 + 4 * 78 + 3 * 90 + 4 * 60)],
  ],
  ['page 15', saidOn(financialAnalysis, 15), [millions(Math.min(...cash.Central.slice(0, 5)))]],
  [
    'page 17',
    saidOn(financialAnalysis, 17),
    [
      text(scenarios.breakEven[1]),
      text(scenarios.wait[1]),
      '2026',
      text(scenarios.autonomy[1], 1),
      text(scenarios.wait[0]),
      text(scenarios.autonomy[0], 1),
    ],
  ],
  [
    'page 21',
    saidOn(financialAnalysis, 21),
    [
      '8',
      '9',
      '7',
      text(raise.tried7000[0], 1),
      millions(raiseOrNot.low2026[0]),
      '2026',
      millions(raiseOrNot.revenue2026[0]),
      millions(summary.revenue[2]),
    ],
  ],
  [
    'page 23',
    saidOn(financialAnalysis, 23),
    [
      ...[text(summary.credit[1] + summary.credit[2]), '30', '100', '244', '2', '43', '2024', '40', '15', '2025', '3'],
      ...['40', '2025', '199', '2', '60', '2025', '2025'],
    ],
  ],
  ['the lead of the forecast', financialAnalysis.analyses[0]?.lead ?? '', ['7,2', millions(summary.cash[2]), '2026']],
  ['the lead of the cash', financialAnalysis.analyses[1]?.lead ?? '', ['2025', '2025']],
  [
    'the lead of the scenarios',
    financialAnalysis.analyses[2]?.lead ?? '',
    ['2026', millions(Math.min(...scenarios.cash)), millions(Math.max(...scenarios.cash))],
  ],
  [
    'the lead of the advice',
    financialAnalysis.recommendation.lead,
    ['2026', '19', text(summary.people[0]), text(summary.people[2]), '16'],
  ],
  [
    'page 19',
    saidOn(financialAnalysis, 19),
    [
      ...['2026', text(raiseOrNot.customers[0]), '249', millions(raiseOrNot.cash2026[0]), '8'],
      ...[text(summary.customers[2]), text(scenarios.breakEven[1]), '16', '216', '264', '2026'],
      millions(raiseOrNot.low[2]),
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
    ['2026', '2025', text(ratios.credit[1]), '2026'],
  ],
];

test.each(passages)('%s says the numbers of the model', (_, said, numbers) => {
  expect(numbersIn(said)).toEqual(numbers);
});

it('the thresholds that change the advice are those of the workbook', () => {
  const last = saidOn(financialAnalysis, 26);
  for (const gate of [decisions.won[0], decisions.customers[0]]) expect(numbersIn(last)).toContain(String(gate));
  expect(numbersIn(last)).toContain(text(decisions.churn[0] * 100, 2));
});

it('the tables are what the model gives, cell by cell', () => {
  const row = (table: typeof forecastTable, label: string) =>
    table.rows.find(({ cells }) => cells[0] === label)?.cells.slice(1);
  expect(row(forecastTable, 'EBITDA')).toEqual(summary.ebitda);
  expect(row(forecastTable, 'Trésorerie fin d’année')).toEqual(summary.cash);
  expect(revenueChart.bars.map(({ value }) => value * 1000)).toEqual([800, 1400, ...summary.revenue]);
  expect(monthlyTable.rows.map(({ cells }) => cells[3])).toEqual(cash.Central);
  expect(row(scenarioTable, 'Trésorerie fin 2026')).toEqual(scenarios.cash);
  expect(amountsTable.rows).toHaveLength(5);
  expect(dilutionTable.rows.map(({ cells }) => Number(cells[2]).toFixed(1))).toEqual(['28.6', '25.0', '22.2']);
});

it('the columns of the cash tables add up as printed', () => {
  for (const column of [1, 2, 3]) {
    const cells = forecastTable.rows.map((row) => Number(row.cells[column]));
    const [, margin = 0, charges = 0, ebitda = 0, ...rest] = cells;
    expect(margin + charges).toBe(ebitda);
    const opening = column === 1 ? given.openingCash : Number(forecastTable.rows.at(-1)?.cells[column - 1]);
    expect(opening + ebitda + rest.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(rest.at(-1));
    const uses = usesTable.rows.map((row) => Number(row.cells[column]));
    expect(uses.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(uses.at(-1));
  }
  monthlyTable.rows.forEach(({ cells: [, ebitda, other, cash] }, index) => {
    const before = index === 0 ? summary.cash[0] : Number(monthlyTable.rows[index - 1]?.cells[3]);
    expect(before + Number(ebitda) + Number(other)).toBe(cash);
  });
});

it('the page says how many pages it shows, and of how many', () => {
  expect(financialAnalysis.meta.description).toContain(`Exemple illustratif, ${pages.length} pages montrées sur 28`);
  expect(financialAnalysis.preview.title).toBe('Onze pages du rapport');
  expect(pages).toHaveLength(11);
});
