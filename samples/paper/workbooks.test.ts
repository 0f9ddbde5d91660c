import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readXlsx } from 'hucre';
import { afterAll, describe, expect, test } from 'vitest';
import { type Assumptions, assumptions } from '../models/financialAnalysis/assumptions.ts';
import { outcome } from '../models/financialAnalysis/plan.ts';
import { financialAnalysis } from '../models/financialAnalysis.ts';
import { actors, families } from '../models/saasComparison/criteria.ts';
import { scoreOf, today, weights, yearOneCost } from '../models/saasComparison/model.ts';
import { lineRow, monthColumn } from './financial/engineRows.ts';
import { generalCell, hireRange, scenarioCell, teamCell } from './financial/inputsSheet.ts';
import { financialWorkbook } from './financialWorkbook.ts';
import { actorRow, familyStart, inputCell, marksColumn, weightCell } from './saas/cells.ts';
import { saasWorkbook } from './saasWorkbook.ts';
import { type Changes, recalculated } from './testing/recalculated.ts';

/** Asked only by `npm run test:office`, which fails where LibreOffice is missing: each is a run of it. */
const computes = test.runIf(process.env.MODE === 'office');

const profile = mkdtempSync(path.join(tmpdir(), 'libreoffice-'));
afterAll(() => rmSync(profile, { recursive: true, force: true }));

/** Every stored result of a workbook, by address. */
async function storedResults(workbook: Uint8Array): Promise<Map<string, unknown>> {
  const { sheets } = await readXlsx(workbook);
  return new Map(
    sheets.flatMap(({ name, cells, rows }) =>
      [...(cells ?? [])].flatMap(([key, { formula, formulaResult }]) => {
        const [row = 0, column = 0] = key.split(',').map(Number);
        const letters = column < 26 ? String.fromCharCode(65 + column) : `A${String.fromCharCode(39 + column)}`;
        return formula ? [[`${name}!${letters}${row + 1}`, formulaResult ?? rows[row]?.[column]] as const] : [];
      }),
    ),
  );
}

describe.each([
  ['analyse-financiere.xlsx', financialWorkbook],
  ['saas-b2b.xlsx', saasWorkbook],
])('the workbook %s', (_, write) => {
  computes(
    'holds the results that LibreOffice computes from its inputs alone',
    async () => {
      const workbook = await write();
      const read = await recalculated(profile, workbook);
      const stored = await storedResults(workbook);
      expect(stored.size).toBeGreaterThan(50);
      for (const [address, result] of stored) {
        if (typeof result === 'number') expect(read(address), address).toBeCloseTo(result, 6);
        else expect(read(address), address).toBe(result);
      }
    },
    900_000,
  );
});

const central = assumptions.scenarios[1];
const [, , hire] = assumptions.hires;
const [, secondTeam] = assumptions.teams;
const changed: readonly [string, Changes, Assumptions][] = [
  [
    'more churn, a later closing, a lower price',
    { [scenarioCell(1, 'churn')]: 0.018, [scenarioCell(1, 'closing')]: 8, [scenarioCell(1, 'price2026')]: 18 },
    withCentral({ churn: 0.018, closing: 8, price: [central.price[0], 18] }),
  ],
  [
    'a smaller raise, dearer money, slower customers',
    { [generalCell('raise')]: 5500, [generalCell('fees')]: 0.05, [generalCell('receivableDays')]: 70 },
    {
      ...assumptions,
      raise: { ...assumptions.raise, amount: 5500, fees: 0.05 },
      workingCapital: { ...assumptions.workingCapital, receivableDays: 70 },
    },
  ],
  [
    'more people hired in one line and less bought by one team',
    {
      [hireRange('count')
        .split(':')[0]
        ?.replace(/\d+$/, (row) => String(Number(row) + 2)) ?? '']: 9,
      [teamCell(1, 'after2026')]: 40,
    },
    {
      ...assumptions,
      hires: assumptions.hires.map((one) => (one === hire ? { ...one, count: 9 } : one)),
      teams: [
        assumptions.teams[0],
        { ...secondTeam, externalAfter: [secondTeam.externalAfter[0], 40] },
        assumptions.teams[2],
      ],
    },
  ],
];
function withCentral(change: Partial<typeof central>): Assumptions {
  const [prudent, , ambitious] = assumptions.scenarios;
  return { ...assumptions, scenarios: [prudent, { ...central, ...change }, ambitious] };
}

computes.each(changed)(
  'the financial workbook computes what the page’s model computes: %s',
  async (_, cells, inputs) => {
    const plain = Object.fromEntries(
      Object.entries(cells).map(([address, value]) => [address.replaceAll('$', ''), value]),
    );
    const read = await recalculated(profile, await financialWorkbook(), plain);
    for (const [index, scenario] of inputs.scenarios.entries()) {
      const { months, breakEven, runway, burn } = outcome(inputs, scenario);
      for (const { month, customers, revenue, totalCharges, workingCapital, creditReceived, cash } of months) {
        const at = (key: Parameters<typeof lineRow>[0]) =>
          read(`${scenario.name}!${monthColumn(month)}${lineRow(key)}`);
        expect([at('customers'), at('revenue'), at('charges'), at('workingCapital'), at('credit'), at('cash')]).toEqual(
          [customers, revenue, totalCharges, workingCapital, creditReceived, cash],
        );
      }
      const letter = ['B', 'C', 'D'][index];
      expect(read(`Scénarios!${letter}10`)).toBeCloseTo(burn, 6);
      expect(read(`Scénarios!${letter}11`)).toBeCloseTo(runway ?? Number.NaN, 6);
      expect(read(`Scénarios!${letter}17`)).toBe(breakEven.needed);
      expect(read(`Scénarios!${letter}19`)).toBe(breakEven.months);
    }
    const people = inputs.hires.reduce((sum, { count }) => sum + count, 0);
    expect(read('Embauches!B10')).toBe(people);
    expect(read('Embauches!C10')).toBe(inputs.hires.reduce((sum, { count, cost }) => sum + count * cost, 0));
    const { years } = outcome(inputs, inputs.scenarios[1]);
    years.forEach((year, index) => {
      const letter = ['B', 'C', 'D'][index];
      expect([6, 8, 9, 10, 11, 15, 16].map((row) => read(`Synthèse!${letter}${row}`))).toEqual([
        year.revenue,
        year.grossMargin,
        -year.totalCharges,
        year.ebitda,
        year.released,
        year.cash,
        0,
      ]);
    });
  },
  900_000,
);

computes(
  'the financial workbook reaches break-even by itself, and not with the raise: both cases run on its inputs',
  async () => {
    const workbook = await financialWorkbook();
    const cells = { [scenarioCell(1, 'closing')]: 48, [generalCell('raise')]: 0 };
    const plain = Object.fromEntries(
      Object.entries(cells).map(([address, value]) => [address.replaceAll('$', ''), value]),
    );
    const december = (key: Parameters<typeof lineRow>[0]) => `Central!${monthColumn(24)}${lineRow(key)}`;
    const alone = await recalculated(profile, workbook, plain);
    expect([alone(december('customers')), alone('Scénarios!C17'), alone(december('cash'))]).toEqual([250, 249, 1503]);
    const raised = await recalculated(profile, workbook);
    expect(Number(raised(december('customers')))).toBeLessThan(Number(raised('Scénarios!C17')));
  },
  900_000,
);

test('the financial workbook holds every number of every table of the page', async () => {
  const { sheets } = await readXlsx(await financialWorkbook());
  const held = sheets.flatMap(({ rows }) => rows.flat().filter((value) => typeof value === 'number'));
  // Thousands and millions, shares and percentages, charges shown as what they take.
  const scales = [1, 1000, 0.001, 100, 0.01];
  const holds = (shown: number, digits: number) =>
    held.some((value) =>
      scales.some((scale) => Math.abs(Math.abs(shown) - Math.abs(value * scale)) <= 0.5 * 10 ** -digits + 1e-9),
    );
  const { analyses, preview, recommendation } = financialAnalysis;
  const tables = [
    ...analyses.flatMap(({ table }) => (table ? [table] : [])),
    ...preview.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : []))),
    ...(recommendation.table ? [recommendation.table] : []),
  ];
  expect(tables.length).toBeGreaterThan(10);
  for (const { caption, columns, rows } of tables)
    for (const row of rows)
      row.cells.forEach((cell, index) => {
        const digits = row.digits ?? columns[index]?.digits ?? 0;
        if (typeof cell === 'number' && Math.abs(cell) > 12)
          expect(holds(cell, digits), `${caption}: ${cell}`).toBe(true);
      });
});

computes.each([1, 2, 3])(
  'the cell of the scenario shows scenario %i on every sheet that shows one',
  async (choice) => {
    const read = await recalculated(profile, await financialWorkbook(), { 'Hypothèses!B3': choice });
    const scenario = assumptions.scenarios[choice - 1] ?? central;
    const { years, months, credits } = outcome(assumptions, scenario);
    expect(read('Synthèse!B3')).toBe(scenario.name);
    expect(['B', 'C', 'D'].map((letter) => read(`Synthèse!${letter}15`))).toEqual(years.map(({ cash }) => cash));
    expect(read('Synthèse!D54')).toBe(years[2].cash);
    expect(read('Trésorerie 18 mois!G21')).toBe(months[17]?.cash);
    expect(read('Client et CIR!D16')).toBe(credits[2]?.credit);
  },
  900_000,
);

computes(
  'the SaaS workbook computes what the page’s model computes when a weight, a mark, a price and the team change',
  async () => {
    const own = actors.indexOf(today);
    const telephony = familyStart(families.findIndex(({ name }) => name === 'Intégrations')) + 1;
    const read = await recalculated(profile, await saasWorkbook(), {
      [weightCell(0).replaceAll('$', '')]: 40,
      [`Notes!${marksColumn(own)}${telephony}`]: 4,
      [`Synthèse!C${actorRow(0)}`]: 99,
      [inputCell.users.replaceAll('$', '')]: 60,
    });
    const by = weights.map((weight, index) => ((index === 0 ? 40 : weight) * 100) / 115);
    const better = {
      marks: today.marks.map((row, index) => (families[index]?.name === 'Intégrations' ? '1413323' : row)),
    };
    actors.forEach((actor, index) => {
      const row = actorRow(index);
      expect(read(`Synthèse!B${row}`)).toBeCloseTo(scoreOf(index === own ? better : actor, by), 9);
      const price = index === 0 ? 99 : actor.price;
      expect(read(`Synthèse!E${row}`)).toBe(yearOneCost({ ...actor, price }, 60));
    });
  },
  900_000,
);
