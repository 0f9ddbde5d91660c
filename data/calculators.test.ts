import { describe, expect, it } from 'vitest';
import { parseWhole, projectDefaults, projectReturn, strategyDefaults, strategyReturn } from './calculators.ts';

const nothing = { revenue: 0, teamSize: 0, hourlyRate: 0, hoursPerWeek: 0 };

describe('a typed number', () => {
  it('is read as an integer', () => {
    expect(parseWhole('40')).toBe(40);
    expect(parseWhole('49,9')).toBe(49);
    expect(parseWhole('12 heures')).toBe(12);
  });

  it('may hold the grouping spaces that the field itself writes', () => {
    expect(parseWhole('100 000')).toBe(100_000);
    expect(parseWhole('1\u00a0500\u202f000')).toBe(1_500_000);
  });

  it('counts as 0 when it is empty or invalid', () => {
    for (const entry of ['', '   ', 'abc', '€', '-', '9'.repeat(400)]) expect(parseWhole(entry)).toBe(0);
  });

  it('may be negative, with either minus sign, but never a negative zero', () => {
    expect(parseWhole('-5')).toBe(-5);
    expect(parseWhole('−5')).toBe(-5);
    expect(Object.is(parseWhole('-0'), 0)).toBe(true);
  });
});

describe('the calculator of article 1', () => {
  it('gives the specification’s figures for the defaults', () => {
    expect(strategyReturn(strategyDefaults)).toEqual({
      timeSavings: 31_200,
      revenueGains: 14_700,
      cost: 2000,
      netGain: 43_900,
      netRoi: 2195,
    });
  });

  it('loses the whole cost when nothing is gained', () => {
    const { netRoi, netGain } = strategyReturn({ currentRevenue: 0, timeSpent: 0, hourlyRate: 0 });
    expect({ netRoi, netGain }).toEqual({ netRoi: -100, netGain: -2000 });
  });

  it('shows a plain 0, never a negative zero, just below the cost', () => {
    expect(strategyReturn({ currentRevenue: 0, timeSpent: 1, hourlyRate: 128 }).netRoi).toBe(0);
  });

  it('rounds the percentage to a whole number', () => {
    expect(strategyReturn({ currentRevenue: 0, timeSpent: 7, hourlyRate: 33 }).netRoi).toBe(80);
  });
});

describe('the calculator of the ROI article', () => {
  it('gives the specification’s figures for the defaults', () => {
    expect(projectReturn(projectDefaults)).toEqual({
      labourSavings: 526_500,
      revenueGains: 100_000,
      investment: 15_000,
      netGain: 611_500,
      netRoi: 4077,
      paybackMonths: 0.3,
    });
  });

  it('gives the payback to one decimal', () => {
    expect(projectReturn({ ...nothing, revenue: 123_000 }).paybackMonths).toBe(7.3);
  });

  it('never pays back, instead of printing an infinite delay, when there are no benefits', () => {
    expect(projectReturn(nothing)).toMatchObject({ netRoi: -100, paybackMonths: null });
  });

  it('never pays back when the entries are negative', () => {
    expect(projectReturn({ ...nothing, revenue: -10_000 }).paybackMonths).toBeNull();
  });

  it('stays finite for the largest entries a field can hold', () => {
    const huge = Number.MAX_SAFE_INTEGER;
    const result = projectReturn({ revenue: huge, teamSize: huge, hourlyRate: huge, hoursPerWeek: huge });
    for (const value of Object.values(result)) expect(Number.isFinite(value)).toBe(true);
  });
});
