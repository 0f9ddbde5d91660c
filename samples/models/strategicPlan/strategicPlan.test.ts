import { describe, expect, it } from 'vitest';
import type { Sample } from '../sample.ts';
import { strategicPlan, strategicPlanFrom } from '../strategicPlan.ts';
import { shaken, untiedNumbers } from '../testing/untiedNumbers.ts';
import { drivers, schedule } from './drivers.ts';
import { instalment, planOf, retained, stopCost } from './model.ts';
import { stressed, withoutExtension } from './moneyTables.ts';

const plan = planOf(drivers);
/** Cited sources, the catalogue, the calendar, the counts of the document: they do not follow the drivers. */
const fixed = [
  'environ 25 000 PME industrielles, d’un chiffre d’affaires moyen de 7 M€',
  'Source 1 : IFR, World Robotics 2024',
  'économie de la maintenance prédictive entre 8 et 12 %',
  'chiffres datent de 2010',
  'juillet 2025',
  '219 pour 10 000 salariés en 2023',
  '24 pages',
  'sur 24',
  'Dix pages',
  'le deuxième jalon',
  'du mois 72',
  'cinq parties',
  'tient en six pages',
  'en quatre chiffres',
  'trois sources',
  'ligne 1',
  'ligne 2',
  'ligne 3',
  'Extension aux trois lignes',
  'à un dixième près',
  'trois fois : commande, livraison, réception',
  'trois devis',
  'Trois devis',
  'les lignes 2 et 3',
  'des lignes 2 et 3',
  '48 h',
  'Trois risques, trois signes',
  'dix-huit mois',
  'Sept mesures',
  'Sur sept mesures',
  '48 h',
  '18 mois',
  'sept chantiers',
  'Sept chantiers',
];
const dates = ['months', 'month', 'drawn'];
const fewer = {
  ...drivers,
  gates: drivers.gates.slice(0, -1),
  discarded: drivers.discarded.slice(1),
  lease: { ...drivers.lease, months: 48 },
  loan: { ...drivers.loan, months: 48 },
  ramp: { ...drivers.ramp, months: 2 },
  measures: { ...drivers.measures, stops: { ...drivers.measures.stops, declared: 150 } },
};
const others = [...[1, 2, 3].map((seed) => strategicPlanFrom(shaken(drivers, seed, dates))), strategicPlanFrom(fewer)];
/** The public figures of one chart, the plan’s own dates and its eighteen months. */
const given = (row: string) =>
  /^\/(preview\/pages\/0\/blocks\/0\/chart|snapshot\/figures\/0\/figure)|\/chart\/(months|tasks|milestones)/.test(row);

describe('the numbers of the strategic plan', () => {
  it('all follow from its drivers, in words, tables and charts', () => {
    expect(untiedNumbers(strategicPlan, others, fixed).filter((row) => !given(row))).toEqual([]);
  });

  it('draw the roadmap on the dates of the schedule', () => {
    const chart = strategicPlan.analyses.find(({ id }) => id === 'feuille-de-route')?.chart;
    if (chart?.type !== 'gantt') throw new Error('No roadmap');
    expect(chart.tasks.map(({ from, to }) => [from, to])).toEqual(Object.values(schedule));
    expect(chart.milestones.map(({ month }) => month)).toEqual(drivers.gates.map(({ month }) => month));
  });

  it('are found out when one is written by hand', () => {
    const lead = strategicPlan.recommendation.lead.replace('456\u00a0k€', '457\u00a0k€');
    const edited = (example: Sample) => ({ ...example, recommendation: { ...example.recommendation, lead } });
    expect(lead).not.toBe(strategicPlan.recommendation.lead);
    expect(untiedNumbers(edited(strategicPlan), others.map(edited), fixed).some((row) => row.includes('457'))).toBe(
      true,
    );
  });
});

describe('the model of the strategic plan', () => {
  it('gains next to nothing by its extension: 287 k€ after six years without it, 289 with it', () => {
    const [with_, without] = [planOf(drivers), withoutExtension(drivers)].map(({ cash }) => cash[71]?.cumulative ?? 0);
    expect([Math.round(without ?? 0), Math.round(with_ ?? 0)]).toEqual([287, 289]);
    expect(withoutExtension(drivers).invested).toBe(planOf(drivers).invested - 152);
  });

  it('keeps the lower of what is declared and what the sample shows', () => {
    expect(retained({ declared: 4.3, checked: 3.9 })).toBe(3.9);
    expect(retained({ declared: 2.7, checked: 2.8 })).toBe(2.7);
  });

  it('recomputes each gain from the measures alone', () => {
    const value = Object.fromEntries(plan.gains.map((gain) => [gain.id, gain.value]));
    expect(value.scrap1).toBeCloseTo(14_200 * 0.62 * 0.46 * (0.039 - 0.024), 6);
    expect(value.scrap2).toBeCloseTo(14_200 * 0.62 * 0.31 * (0.029 - 0.019), 6);
    expect(value.scrap3).toBeCloseTo(14_200 * 0.62 * 0.23 * (0.027 - 0.018), 6);
    expect(value.packing).toBeCloseTo((3_500 * 29.5) / 1000, 6);
    expect(value.entry).toBeCloseTo((1_200 * 32 * 0.6) / 1000, 6);
    expect(stopCost(drivers)).toBeCloseTo(4 * 32 + ((14_200_000 * 0.38) / 11_400) * 0.5, 6);
    expect(value.stops).toBeCloseTo((70 * stopCost(drivers)) / 1000, 6);
  });

  it('repays the loan and the leasing to the last cent, and counts every euro of interest', () => {
    let left = 200;
    const monthly = instalment(200, 0.046, 60);
    for (let month = 0; month < 60; month += 1) left = left * (1 + 0.046 / 12) - monthly;
    expect(left).toBeCloseTo(0, 8);
    expect(plan.interest.loan).toBeCloseTo(60 * monthly - 200, 6);
    const advances = (240 * 0.054) / 12;
    // 30 % at M7 and 50 % more at M10, until the cell is accepted at M11; the rents then repay all but the option.
    const before = advances * (0.3 * 3 + 0.8);
    expect(plan.interest.lease).toBeCloseTo(before + 60 * plan.finance.rent + plan.finance.option - 240, 6);
    expect(plan.finance.left).toBeCloseTo(0, 8);
    expect(plan.cash.at(-1)?.own).toBeCloseTo(plan.cash.at(-1)?.cumulative ?? Number.NaN, 6);
  });

  it('starts the projects in the order of their payback, within the longest accepted, never before they can', () => {
    const paybacks = plan.ranked.map(({ payback }) => payback);
    const starts = plan.ranked.map(({ from }) => from);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    for (const payback of paybacks) expect(payback).toBeLessThanOrEqual(drivers.longest);
    expect(schedule.training[0]).toBeLessThan(schedule.packing[0]);
    expect(schedule.flows[0]).toBeLessThan(Math.min(...starts));
  });

  it('has a gate before each heavy expense, and money to save at every one', () => {
    const gates = plan.gates.map(({ month }) => month);
    const starts = plan.projects.flatMap(({ items, from, invested }) =>
      items.some(({ months }) => months)
        ? items.map(({ months, quantity, price }) => ({ start: months?.[0] ?? from, cost: quantity * price }))
        : [{ start: from, cost: invested }],
    );
    for (const { start, cost } of starts) if (cost > 50) expect(gates).toContain(start);
    plan.gates.forEach(({ committed, free }, index) => {
      expect(committed + free).toBeCloseTo(plan.invested, 6);
      expect(free).toBeGreaterThan(0);
      if (index) expect(free).toBeLessThan(plan.gates[index - 1]?.free ?? 0);
    });
  });

  it('spends what it invests, and is repaid when its account is never overdrawn again', () => {
    const spent = plan.cash.reduce((sum, month) => sum + month.spent, 0);
    expect(spent).toBeCloseTo(plan.envelope, 6);
    for (const { monthly, invested } of plan.projects)
      expect(monthly.reduce((sum, value) => sum + value, 0)).toBeCloseTo(invested, 6);
    const brought = plan.gains.map(({ value, running, months: [, after] }) => {
      const half = drivers.ramp.months * (1 - drivers.ramp.share);
      return (value * (72 - after - half) - running * (72 - after)) / 12;
    });
    const left = brought.reduce((sum, value) => sum + value, 0) - spent - plan.interest.lease - plan.interest.loan;
    expect(plan.cash[71]?.cumulative).toBeCloseTo(left, 6);
    const month = plan.payback ?? 0;
    expect(plan.cash[month - 2]?.cumulative).toBeLessThan(0);
    for (const { cumulative } of plan.cash.slice(month - 1)) expect(cumulative).toBeGreaterThanOrEqual(0);
  });

  it('says nothing that its own rows deny', () => {
    const beyond = plan.discarded.filter(({ payback }) => payback > drivers.longest);
    expect(beyond.map(({ name }) => name)).not.toContain('Étiquetage automatique');
    expect(beyond.map(({ name }) => name)).not.toContain('Devis automatiques');
    expect(plan.discarded.length - beyond.length).toBe(2);
    const [first, second] = [...plan.gains].sort((a, b) => b.value - a.value);
    expect([first?.id, second?.id]).toEqual(['packing', 'scrap1']);
    const later = planOf(stressed(drivers, { late: 3 })).payback ?? 0;
    expect(later).toBeGreaterThan(plan.payback ?? 0);
    expect(planOf(stressed(drivers, {})).payback).toBe(plan.payback);
  });
});
