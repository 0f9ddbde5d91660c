import { describe, expect, it } from 'vitest';
import { automationAudit, automationAuditFrom } from '../automationAudit.ts';
import type { Sample } from '../sample.ts';
import { shaken, untiedNumbers } from '../testing/untiedNumbers.ts';
import { drivers } from './drivers.ts';
import { auditOf, median } from './model.ts';

const audit = auditOf(drivers);
/** Cited sources, the catalogue, the calendar, the counts of the document: they do not follow the drivers. */
const fixed = [
  '88 % de 1 721 marketeurs interrogés en 2021',
  'une expérience de 2025, des développeurs se croyaient 20 % plus rapides avec l’IA et étaient 19 % plus lents',
  'des 40 % mesurés',
  'Une enquête américaine de 2024 relève 5,4 %',
  'Gemini 2.5 Pro',
  '9 juillet 2025',
  'juillet 2025',
  'été 2026',
  '13 août 2026',
  '2 juillet 2026',
  '14 août 2026',
  '11 juillet 2026',
  'Collecte de six sources',
  'Hypothèse de change : 1 $',
  '17 juin 2025',
  '22 mai 2025',
  '10 juin 2025',
  'Grok 4',
  'Claude Opus 4',
  'quatre noms, quatre prix',
  'le moins cher des quatre',
  'RGPD, article 28',
  '72 h',
  '34 pages',
  'sur 34',
  'Huit pages',
  'six parties',
  'en quatre chiffres',
  'treize sources',
  'trois ans',
  '36 mois',
  '1–',
];
const fewer = {
  ...drivers,
  trial: { day: 6, cases: 6 },
  processes: drivers.processes.slice(0, -1).map((process) => ({
    ...process,
    checks: process.checks.slice(1),
    ...(process.today && { today: process.today.slice(1) }),
    ...('steps' in process.after && { after: { steps: process.after.steps.slice(1) } }),
  })),
  kept: drivers.kept.slice(1),
};
const others = [...[1, 2, 3].map((seed) => automationAuditFrom(shaken(drivers, seed))), automationAuditFrom(fewer)];

describe('the numbers of the automation audit', () => {
  it('all follow from its drivers, in words, tables and charts', () => {
    expect(untiedNumbers(automationAudit, others, fixed)).toEqual([]);
  });

  it('are found out when one is written by hand', () => {
    const lead = automationAudit.recommendation.lead.replace('27\u00a0007', '27\u00a0009');
    const edited = (example: Sample) => ({ ...example, recommendation: { ...example.recommendation, lead } });
    expect(lead).not.toBe(automationAudit.recommendation.lead);
    const found = untiedNumbers(edited(automationAudit), others.map(edited), fixed);
    expect(found.some((row) => row.includes(': 27\u00a0009 in'))).toBe(true);
  });
});

describe('the model of the automation audit', () => {
  it('keeps the shorter of what is declared and what the checked cases show', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 2, 9])).toBe(3);
    for (const { declared, checks, before } of audit.lines) {
      expect(before).toBeLessThanOrEqual(declared);
      expect(before).toBeLessThanOrEqual(median(checks));
    }
    expect(audit.lines.find(({ id }) => id === 'requests')?.before).toBe(15);
  });

  it('draws today’s steps so that they take the time retained', () => {
    const reports = audit.lines.find(({ today }) => today);
    expect(reports?.today?.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(reports?.before);
  });

  it('recomputes from the drivers alone, day by day of integration', () => {
    const hour = drivers.loadedCost / drivers.workedHours;
    let [gain, days, training, tools, upkeep] = [0, 0, 0, 0, 0];
    const open = new Map<string, number>();
    for (const { id } of audit.projects) {
      const one = drivers.processes.find((process) => process.id === id);
      if (!one) throw new Error(id);
      days += one.days;
      const live = Math.ceil((days / drivers.integration.daysPerWeek / 52) * 12);
      const before = Math.min(one.declared, median(one.checks));
      const human =
        'saved' in one.after
          ? before * (1 - one.after.saved)
          : one.after.steps.reduce((sum, { minutes }) => sum + minutes, 0);
      const minutes = (before - human) * (1 - one.exceptions);
      const full = ((one.volume * minutes) / 60) * hour * drivers.reuse;
      gain += full * (12 - live - 1 + drivers.firstMonth);
      training += one.trainees * one.training * hour;
      upkeep += one.upkeep * hour * (12 - live);
      const tokens = one.calls
        ? (one.volume *
            one.calls.count *
            (one.calls.input * drivers.model.input + one.calls.output * drivers.model.output) *
            drivers.model.euro) /
          1e6
        : 0;
      tools += tokens * (12 - live);
      for (const tool of drivers.tools.filter(({ usedBy }) => usedBy.includes(id))) {
        if (open.has(tool.name)) continue;
        open.set(tool.name, live);
        tools += tool.quantity * tool.price * (tool.currency === '$' ? drivers.model.euro : 1) * (12 - live + 1);
      }
    }
    const cost = days * drivers.integration.dayRate + training + tools + upkeep;
    expect(audit.year.gain).toBeCloseTo(gain, 6);
    expect(audit.year.cost).toBeCloseTo(cost, 6);
    expect(audit.year.roi).toBeCloseTo((gain - cost) / cost, 9);
  });

  it('does the work in the order of the payback, and turns no project down that is repaid in time', () => {
    const paybacks = audit.projects.map(({ payback }) => payback);
    expect(paybacks).toEqual([...paybacks].sort((a, b) => a - b));
    for (const payback of paybacks) expect(payback).toBeLessThan(drivers.longest);
    for (const { payback } of audit.kept) if (payback !== undefined) expect(payback).toBeGreaterThan(drivers.longest);
    expect(audit.projects.map(({ from }) => from)).toEqual([0, ...audit.projects.map(({ to }) => to)].slice(0, -1));
  });

  it('is repaid in the first month after which the account is never overdrawn', () => {
    const month = audit.payback ?? 0;
    expect(audit.cash[month - 2]?.cumulative).toBeLessThan(0);
    for (const { cumulative } of audit.cash.slice(month - 1)) expect(cumulative).toBeGreaterThanOrEqual(0);
    expect(month).toBeGreaterThan(audit.setup / (audit.gain - audit.running));
  });

  it('saves money at every gate, less at each, and asks of a project what repays it within the longest time', () => {
    audit.gates.forEach(({ spent, unspent, judged }, index) => {
      expect(spent + unspent).toBeCloseTo(audit.year.cost, 6);
      expect(unspent).toBeGreaterThan(0);
      if (index) expect(spent).toBeGreaterThan(audit.gates[index - 1]?.spent ?? 0);
      const net = (judged.leastMinutes * judged.volume * audit.hourly * drivers.reuse) / 60 - judged.running;
      expect(judged.setup / net).toBeCloseTo(drivers.longest, 6);
    });
  });

  it('says nothing that its own rows deny', () => {
    const [first, ...rest] = audit.projects;
    for (const { setup } of rest) expect(first?.setup).toBeGreaterThan(setup);
    const reports = audit.lines.find(({ today }) => today);
    const after = reports && 'steps' in reports.after ? reports.after.steps : [];
    expect(after.slice(-2).map(({ minutes }) => minutes)).toEqual(
      reports?.today?.slice(-2).map(({ minutes }) => minutes),
    );
    const { before, human, savedMinutes } = audit.lines.find(({ id }) => id === 'drafts') ?? {};
    expect(savedMinutes).toBeLessThan((before ?? 0) - (human ?? 0));
    for (const reuse of [audit.leastReuse - 0.01, audit.leastReuse + 0.01])
      expect(Math.sign(auditOf({ ...drivers, reuse }).year.net)).toBe(Math.sign(reuse - audit.leastReuse));
  });
});
