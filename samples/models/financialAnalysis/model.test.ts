import { describe, expect, it } from 'vitest';
import { assumptions } from './assumptions.ts';
import { breakEven, SAFETY_MONTHS, sourcesAndUses, threeYears, unitEconomics, withAmount } from './funding.ts';
import { lowest, triedAmounts } from './fundingFigures.ts';
import { closingCash2024, consumed2024, project, researchCredit, startOf, whole } from './model.ts';
import { outcomes, plan } from './plan.ts';

const { closed, raise, teams, hires, workingCapital: terms } = assumptions;
const { prudent, central } = plan;

it('2024 closes on the four figures of the snapshot: 2.4 M€, 78 %, 132 k€ a month, 15 months', () => {
  expect(closed.revenue).toBe(2400);
  expect(whole((1 - closed.directCosts / closed.revenue) * 100)).toBe(78);
  expect(whole(consumed2024(assumptions) / 12)).toBe(132);
  expect(whole((closingCash2024(assumptions) / consumed2024(assumptions)) * 12)).toBe(15);
  expect(closed.revenue).toBe(((closed.customers.start + 160) / 2) * closed.price);
});

describe.each(outcomes)('the scenario $scenario.name', ({ scenario, months, years }) => {
  it('carries cash, customers and working capital from month to month without a gap', () => {
    let [cash, customers] = [closingCash2024(assumptions), 160];
    let need = closed.balance.receivables - closed.balance.deferred - closed.balance.payables - closed.balance.social;
    for (const month of months) {
      customers += month.won - month.lost;
      expect(month.customers).toBe(customers);
      const now = month.receivables - month.deferred - month.payables - month.social;
      expect([month.workingCapital, month.released]).toEqual([now, need - now]);
      need = now;
      const charges = [...Object.values(month.payroll), ...Object.values(month.external)].reduce(
        (sum, one) => sum + one,
        0,
      );
      expect(month.ebitda).toBe(month.revenue - month.directCosts - charges);
      cash += month.ebitda + month.released - month.investment + month.creditReceived + month.raised - month.fees;
      expect(month.cash).toBe(cash);
    }
  });

  it('draws revenue from customers and price, and customers from trained salespeople', () => {
    months.forEach((month, index) => {
      const year = index < 12 ? 0 : 1;
      expect(month.revenue).toBe(whole((month.customers * scenario.price[year]) / 12));
      expect(month.directCosts).toBe(whole((month.customers * scenario.directCost[year]) / 12));
      expect(month.receivables).toBe(whole((month.revenue * terms.receivableDays) / 30));
      const trained = hires
        .filter((hire) => hire.sells && startOf(hire, scenario) + assumptions.training <= month.month)
        .reduce((sum, { count }) => sum + count, closed.reps);
      expect(month.trained).toBe(trained);
    });
    const won = months.reduce((sum, month) => sum + month.trained * scenario.signedPerRep, 0);
    expect(months.reduce((sum, month) => sum + month.won, 0)).toBe(whole(won));
  });

  it('hires nobody before the funds are received, everybody by the end of 2026', () => {
    const people = teams.reduce((sum, team) => sum + team.people, 0);
    for (const { month, people: there } of months) if (month <= scenario.closing) expect(there).toBe(people);
    expect(years[2].people).toBe(people + hires.reduce((sum, { count }) => sum + count, 0));
  });

  it('ends each year with the cash that the bridge of sources and uses gives', () => {
    const { opening, sources, uses, closing } = sourcesAndUses(assumptions, scenario);
    const sum = (flows: typeof sources, year: 0 | 1) => flows.reduce((total, { amounts }) => total + amounts[year], 0);
    expect(opening + sum(sources, 0) - sum(uses, 0)).toBe(closing[0]);
    expect(closing[0] + sum(sources, 1) - sum(uses, 1)).toBe(closing[1]);
    expect(closing).toEqual([years[1].cash, years[2].cash]);
  });

  it('breaks even where the margin of so many customers pays for December’s charges, and no earlier', () => {
    const { needed, margin, charges } = breakEven(assumptions, scenario);
    expect(needed * margin).toBeGreaterThanOrEqual(charges);
    expect((needed - 1) * margin).toBeLessThan(charges);
  });
});

it('each envelope of the raise is what its team costs more than in 2024, and the reserve is never touched', () => {
  const { uses } = sourcesAndUses(assumptions, central.scenario);
  for (const { name, share } of teams) {
    const [one = 0, two = 0] = uses.find(({ label }) => label === name)?.amounts ?? [];
    expect(one + two, name).toBe(share * raise.amount);
  }
  expect(teams.map(({ share }) => share)).toEqual([0.4, 0.3, 0.2]);
  expect([raise.amount, raise.reserve]).toEqual([8000, 0.1]);
  expect(lowest).toBeGreaterThan(raise.amount * raise.reserve);
});

it('the amount advised is the smallest tried that leaves the months wanted in all three scenarios', () => {
  const enough = triedAmounts.filter((amount) =>
    assumptions.scenarios.every((scenario) => {
      const { months } = withAmount(assumptions, scenario, amount);
      return months === undefined || months >= SAFETY_MONTHS;
    }),
  );
  expect(Math.min(...enough)).toBe(raise.amount);
});

it('the research credit is 30 % of eligible payroll and overheads, paid back the year after', () => {
  expect(researchCredit(1230, 0.43, assumptions)).toBe(317);
  const [past, next, last] = central.credits;
  const received = central.months.filter(({ creditReceived }) => creditReceived > 0);
  expect(received.map(({ month, creditReceived }) => [month, creditReceived])).toEqual([
    [central.scenario.creditMonth, past?.credit],
    [central.scenario.creditMonth + 12, next?.credit],
  ]);
  expect(received.map(({ creditReceived }) => creditReceived)).not.toContain(last?.credit);
});

it('the conclusions of the pages hold', () => {
  expect(central.low.month).toBe(central.scenario.closing - 1);
  expect(prudent.breakEven.months ?? 0).toBeGreaterThan(2 * (prudent.runway ?? 0));
  const [y2024, y2025, y2026] = central.years;
  const growth = [y2024.revenue / assumptions.past[2023], y2025.revenue / y2024.revenue, y2026.revenue / y2025.revenue];
  expect(growth[1]).toBeLessThan(growth[0] ?? 0);
  expect(growth[2]).toBeGreaterThan(growth[1] ?? 0);
  const needs = central.months.map(({ workingCapital }) => workingCapital);
  expect(Math.max(...needs)).toBeLessThan(0);
});

it('a scenario of which one input changes is another scenario: nothing is typed over the model', () => {
  const [, base] = assumptions.scenarios;
  const cash = (change: Partial<typeof base>) => project(assumptions, { ...base, ...change })[23]?.cash;
  const changes = [
    { churn: 0.02 },
    { signedPerRep: 1 },
    { price: [18, 18] as const },
    { closing: 9 },
    { prepaid: 0.3 },
    { secondWaveDelay: 6 },
    { directCost: [5, 5] as const },
  ];
  for (const change of changes) expect(cash(change), JSON.stringify(change)).not.toBe(central.years[2].cash);
});

it('left to itself the company reaches its break-even in 2026, with the raise it does not; a third year follows both', () => {
  const alone = threeYears(assumptions, central.scenario, false);
  const raised = threeYears(assumptions, central.scenario, true);
  expect([alone.breakEven.customers, alone.breakEven.needed]).toEqual([250, 249]);
  expect([alone.months[23]?.ebitda, alone.second.cash]).toEqual([2, 1503]);
  expect(raised.breakEven.needed).toBeGreaterThan(raised.breakEven.customers);
  expect(raised.months.slice(0, 24)).toEqual(central.months);
  for (const { months, second, third } of [alone, raised]) {
    const last = months.slice(24);
    const sum = (of: (month: (typeof last)[number]) => number) => last.reduce((total, month) => total + of(month), 0);
    expect(third.revenue).toBe(sum(({ customers }) => whole((customers * central.scenario.price[1]) / 12)));
    expect(third.cash - second.cash).toBe(
      sum(({ ebitda, released, investment, creditReceived }) => ebitda + released - investment + creditReceived),
    );
  }
});

it('the churn of 2024 is counted as the scenarios count it: out of the customers of each month’s beginning', () => {
  const { start, won, lost } = closed.customers;
  const beginnings = Array.from({ length: 12 }, (_, month) => start + ((won - lost) * month) / 12);
  expect(unitEconomics(assumptions).monthlyChurn).toBeCloseTo(lost / beginnings.reduce((one, other) => one + other), 9);
  expect(unitEconomics(assumptions).monthlyChurn * 100).toBeCloseTo(0.73, 2);
});
