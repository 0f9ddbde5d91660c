import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placeOf, valuesIn } from '../../paper/workbooks.ts';
import { given, hires, perScenario, SAFETY_MONTHS, scenarioNames, teams, triedAmounts } from './inputs.ts';
import { results } from './results.made.ts';
import { type LineKey, monthCell } from './workbook/inputsSheet.ts';
import { financialWorkbook } from './workbook/workbook.ts';

const read = await valuesIn(readFileSync(placeOf(financialWorkbook)));
/** A line of the committed file, month by month; the first is January 2025. */
const line = (sheet: string, key: LineKey): number[] =>
  Array.from({ length: 36 }, (_, index) => Number(read(monthCell(sheet, key, index + 1))));
const opening = (key: LineKey) => Number(read(monthCell('Central', key, 0)));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
/** Halves upwards; a billionth forgives binary dust. */
const whole = (value: number) => Math.floor(value + 0.5 + 1e-9);
const people = sum(teams.map((team) => team.people));
const { summary, scenarios, decisions, raiseOrNot, ratios } = results;

it('the typed results are those of the file that people download', () => {
  const sheets = Object.entries(financialWorkbook.sheets).map(([name, grid]) => [name, grid.results(read)] as const);
  expect(results).toEqual(Object.fromEntries(sheets.filter(([, named]) => Object.keys(named).length > 0)));
});

it('2024 closes on the four figures of the snapshot: 2.4 M€, 78 %, 132 k€ a month, 15 months', () => {
  const spent = sum(teams.map(({ payroll, external }) => payroll + external));
  const ebitda = given.revenue2024 - given.direct2024 - spent;
  const consumed = given.investment2024 - ebitda - given.credit2023 - given.released2024;
  expect(whole((1 - given.direct2024 / given.revenue2024) * 100)).toBe(78);
  expect(whole(consumed / 12)).toBe(132);
  expect(opening('cash')).toBe(given.openingCash - consumed);
  expect(whole((opening('cash') / consumed) * 12)).toBe(15);
  expect(given.revenue2024).toBe(((given.customersStart + opening('customers')) / 2) * given.price2024);
});

describe.each([
  ...scenarioNames.map((name, scenario) => ({ name, scenario, raise: given.raise, waves: [1, 2] })),
  { name: 'Central sans levée', scenario: 1, raise: 0, waves: [] },
  { name: 'Prudent sans levée', scenario: 0, raise: 0, waves: [] },
  { name: 'Central repli', scenario: 1, raise: 6000, waves: [1] },
])('the sheet $name', ({ name, scenario, raise, waves }) => {
  const of = (key: LineKey) => line(name, key);
  const before = (key: LineKey) => [opening(key), ...of(key)];
  const closing = perScenario.closing.value[scenario] ?? 0;
  const hired = hires.filter(({ wave }) => (waves as readonly number[]).includes(wave));
  const there = (month: number) =>
    hired.filter(({ after, wave }) => {
      const start = closing + after + (wave === 2 ? (perScenario.delay.value[scenario] ?? 0) : 0);
      return start <= month;
    });

  it('carries cash, customers and working capital from month to month without a gap', () => {
    const moved = of('customers').map((_, month) => (of('won')[month] ?? 0) - (of('lost')[month] ?? 0));
    of('customers').forEach((count, month) => {
      expect(count).toBe((before('customers')[month] ?? 0) + (moved[month] ?? 0));
      const at = (key: LineKey) => of(key)[month] ?? Number.NaN;
      const need = at('receivables') - at('deferred') - at('payables') - at('social');
      expect([at('workingCapital'), at('released')]).toEqual([need, (before('workingCapital')[month] ?? 0) - need]);
      const charges = sum(
        (['payProduct', 'paySales', 'payStructure', 'extProduct', 'extSales', 'extStructure'] as const).map(at),
      );
      expect(at('ebitda')).toBe(at('revenue') - at('directCosts') - charges);
      const flows = at('ebitda') + at('released') - at('investment') + at('credit') + at('raised') - at('fees');
      expect(at('cash')).toBe((before('cash')[month] ?? 0) + flows);
    });
    expect(sum(of('raised'))).toBe(raise);
  });

  it('draws revenue from customers and price, and customers from trained salespeople', () => {
    const price = (month: number) => perScenario[month < 12 ? 'price2025' : 'price2026'].value[scenario] ?? 0;
    of('customers').forEach((count, month) => {
      expect(of('revenue')[month]).toBe(whole((count * price(month)) / 12));
      expect(of('receivables')[month]).toBe(whole(((of('revenue')[month] ?? 0) * given.receivableDays) / 30));
      const sellers = there(month + 1 - given.training).filter(({ sells }) => sells === 1);
      expect(of('trained')[month]).toBe(given.reps + sum(sellers.map(({ count: some }) => some)));
      expect(of('people')[month]).toBe(people + sum(there(month + 1).map(({ count: some }) => some)));
    });
    const signed = perScenario.signed.value[scenario] ?? 0;
    expect(sum(of('won'))).toBe(whole(sum(of('trained').map((reps) => reps * signed))));
  });
});

it('each envelope of the raise is what its team costs more than in 2024, and the reserve is never touched', () => {
  for (const { key, share } of teams) {
    const rise = [0, 12].map((from) => sum(line('Central', `charges${key}`).slice(from, from + 12)));
    const closed = teams.find((team) => team.key === key);
    expect(sum(rise) - 2 * ((closed?.payroll ?? 0) + (closed?.external ?? 0))).toBe(share * given.raise);
  }
  for (const [index, name] of scenarioNames.entries()) {
    const funded = line(name, 'cash').slice(perScenario.closing.value[index], 24);
    expect(Math.min(...funded)).toBeGreaterThan(given.raise * given.reserve);
  }
});

it('the amount advised is the smallest tried that leaves the months wanted in all three scenarios', () => {
  const enough = triedAmounts.filter((amount) =>
    results.raise[`tried${amount}`].every((months) => months >= SAFETY_MONTHS),
  );
  expect(Math.min(...enough)).toBe(given.raise);
});

it('each scenario breaks even where the margin of so many customers pays for December’s charges, and no earlier', () => {
  scenarioNames.forEach((name, index) => {
    const margin = (perScenario.price2026.value[index] ?? 0) - (perScenario.direct2026.value[index] ?? 0);
    const needed = scenarios.breakEven[index] ?? 0;
    const charges = (line(name, 'charges')[23] ?? 0) * 12;
    expect(needed * margin).toBeGreaterThanOrEqual(charges);
    expect((needed - 1) * margin).toBeLessThan(charges);
  });
});

it('the research credit is 30 % of eligible payroll and overheads, paid back the year after', () => {
  const payroll = line('Central', 'payProduct');
  const paid = [1230, sum(payroll.slice(0, 12)), sum(payroll.slice(12, 24))];
  const credits = paid.map((amount, year) => whole(amount * 0.6 * (year === 0 ? 1.43 : 1.4) * 0.3));
  expect(ratios.credit).toEqual(credits);
  const month = perScenario.creditMonth.value[1] - 1;
  expect([0, 12, 24].map((year) => line('Central', 'credit')[month + year])).toEqual(credits);
  expect(sum(line('Central', 'credit'))).toBe(sum(credits));
});

it('the conclusions of the pages hold', () => {
  const [prudent] = scenarioNames;
  expect(line('Central', 'cash')[perScenario.closing.value[1] - 2]).toBe(scenarios.low[1]);
  expect(scenarios.wait[0], prudent).toBeGreaterThan(2 * scenarios.autonomy[0]);
  const [y2024, y2025, y2026] = summary.revenue;
  expect(y2025 / y2024).toBeLessThan(y2024 / given.revenue2023);
  expect(y2026 / y2025).toBeGreaterThan(y2025 / y2024);
  expect(Math.max(...line('Central', 'workingCapital').slice(0, 24))).toBeLessThan(0);
  const half = (name: string) => sum(line(name, 'won').slice(0, 6));
  expect(decisions.won).toEqual([whole((half('Prudent') + half('Central')) / 2), half('Prudent'), half('Central')]);
});

it('left to itself the company reaches its break-even in 2026, with the raise it does not; a third year follows both', () => {
  const december = (name: string, key: LineKey) => line(name, key)[23];
  expect(['customers', 'ebitda', 'cash'].map((key) => december('Central sans levée', key as LineKey))).toEqual([
    250, 2, 1503,
  ]);
  expect([raiseOrNot.customers[0], raiseOrNot.breakEven[0]]).toEqual([250, 249]);
  expect(raiseOrNot.breakEven[1]).toBeGreaterThan(december('Central', 'customers') ?? 0);
  ['Central sans levée', 'Central'].forEach((name, index) => {
    const third = (key: LineKey) => sum(line(name, key).slice(24));
    const customers = line(name, 'customers').slice(24);
    expect(raiseOrNot.revenue2027[index]).toBe(sum(customers.map((count) => whole((count * 19.35) / 12))));
    const flows = third('ebitda') + third('released') - third('investment') + third('credit');
    expect((raiseOrNot.cash2027[index] ?? 0) - (raiseOrNot.cash2026[index] ?? 0)).toBe(flows);
  });
});

it('the churn of 2024 is counted as the scenarios count it: out of the customers of each month’s beginning', () => {
  const { customersStart: start, customersWon, customersLost } = given;
  const beginnings = Array.from({ length: 12 }, (_, month) => start + ((customersWon - customersLost) * month) / 12);
  expect(ratios.monthlyChurn[0]).toBeCloseTo(customersLost / sum(beginnings), 9);
});
