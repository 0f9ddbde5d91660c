import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeXlsx } from 'hucre';
import { afterAll, describe, expect, test } from 'vitest';
import { given, scenarioNames } from '../models/financialAnalysis/inputs.ts';
import { results } from '../models/financialAnalysis/results.made.ts';
import { inputCell, monthCell, scenarioCell } from '../models/financialAnalysis/workbook/inputsSheet.ts';
import { financialWorkbook } from '../models/financialAnalysis/workbook/workbook.ts';
import { saasWorkbook } from '../models/saasComparison/workbook/workbook.ts';
import { keyOf, type ReadCell } from './Grid.ts';
import { computed, gridsOf, modelIn, placeOf, valuesIn, type Workbook, writeWorkbook } from './workbooks.ts';

/** Asked only by `npm run test:office`, which fails where LibreOffice is missing: each is a run of it. */
const computes = test.runIf(process.env.MODE === 'office');
const profile = mkdtempSync(path.join(tmpdir(), 'libreoffice-'));
afterAll(() => rmSync(profile, { recursive: true, force: true }));

/** What LibreOffice computes once some inputs are others: `Hypothèses!B3` and its new value. */
async function recalculated(workbook: Workbook, changes: Readonly<Record<string, number>> = {}): Promise<ReadCell> {
  const sheets = gridsOf(workbook).map((grid) => grid.sheet());
  for (const [address, value] of Object.entries(changes)) {
    const [name = '', cell = ''] = address.split('!');
    const input = sheets.find((sheet) => sheet.name === name)?.cells?.get(keyOf(cell));
    if (input?.type !== 'number') throw new Error(`${address} is not an input`);
    input.value = value;
  }
  const read = await computed(await writeXlsx({ sheets }), profile);
  if (!read) throw new Error('LibreOffice is not installed');
  return read;
}

describe.each([financialWorkbook, saasWorkbook])('the workbook $file', (workbook) => {
  const committed = readFileSync(placeOf(workbook));

  test('says its values to a reader that computes nothing, and computes from its inputs alone', async () => {
    const [read, model] = await Promise.all([valuesIn(committed), modelIn(committed)]);
    const formulas = [...model].filter(([, content]) => content.startsWith('='));
    expect(formulas.length).toBeGreaterThan(200);
    expect(formulas.filter(([cell]) => read(cell) === null)).toEqual([]);
    expect(model).toEqual(await modelIn(await writeWorkbook(workbook)));
  });

  computes('holds the values that LibreOffice computes', async () => {
    const [stored, read] = [await valuesIn(committed), await recalculated(workbook)];
    for (const cell of (await modelIn(committed)).keys()) {
      const [value, now] = [stored(cell), read(cell)];
      if (typeof value === 'number') expect(now, cell).toBeCloseTo(value, 6);
      else expect(now, cell).toBe(value);
    }
  });
});

computes('the cell of the scenario shows each of the three on every sheet that shows one', async () => {
  const central = [results.summary.cash[2], results.cash.cash[17]];
  for (const [index, name] of scenarioNames.entries()) {
    const read = await recalculated(financialWorkbook, { 'Hypothèses!B3': index + 1 });
    expect(read('Synthèse!B3')).toBe(name);
    const shown = [read('Synthèse!D15'), read('Trésorerie 18 mois!G21')];
    expect(shown).toEqual([read(monthCell(name, 'cash', 24)), results.cash[name][17]]);
    if (name === 'Central') expect(shown).toEqual(central);
    expect([read('Synthèse!D16'), read('Synthèse!D54')]).toEqual([0, shown[0]]);
  }
});

computes(
  'without the raise, as the first sheet says to write it, a scenario is the one that stands beside it',
  async () => {
    const changes = {
      [scenarioCell(1, 'closing').replaceAll('$', '')]: 48,
      [inputCell('raise').replaceAll('$', '')]: 0,
    };
    const read = await recalculated(financialWorkbook, changes);
    for (const key of ['customers', 'people', 'ebitda', 'credit', 'cash'] as const)
      for (const month of [1, 6, 12, 24, 36])
        expect(read(monthCell('Central', key, month)), key).toBe(read(monthCell('Central sans levée', key, month)));
    expect(read(monthCell('Central', 'cash', 24))).toBe(results.raiseOrNot.cash2026[0]);
  },
);

computes.each([
  ['churn', scenarioCell(1, 'churn'), 0.018],
  ['price', scenarioCell(1, 'price2026'), 18],
  ['closing', scenarioCell(1, 'closing'), 4],
  ['sales', scenarioCell(1, 'signed'), 1.2],
  ['prepaid', scenarioCell(1, 'prepaid'), 0.3],
  ['raise', inputCell('raise'), 5500],
  ['days', inputCell('receivableDays'), 70],
])('a changed %s moves the cash of the end of 2026', async (_, cell, value) => {
  const read = await recalculated(financialWorkbook, { [cell.replaceAll('$', '')]: value });
  expect(Number(read('Synthèse!D15'))).toBeLessThan(results.summary.cash[2]);
  if (value === 5500) {
    const missing = (given.raise - value) * (1 - given.fees);
    expect(read('Synthèse!D15')).toBe(results.summary.cash[2] - missing);
  }
});

computes('a mark, a weight, a price and the team of the comparison move its scores and its costs', async () => {
  const read = await recalculated(saasWorkbook, {
    'Pondérations!B3': 40,
    'Notes!F24': 4,
    'Synthèse!C4': 99,
    'Pondérations!B6': 60,
  });
  const families = [27 / 7, 2, 22 / 7, 17 / 7, 3, 27 / 7];
  const weights = [40, 20, 15, 20, 10, 10];
  const score = families.reduce((sum, mark, index) => sum + (mark * (weights[index] ?? 0) * 25) / 115, 0);
  expect(read('Synthèse!B7')).toBeCloseTo(score, 6);
  expect(read('Synthèse!E4')).toBe(99 * 60 * 12 + 9000);
});
