import { describe, expect, it } from 'vitest';
import {
  commentOn,
  projectAssumptions,
  projectDefaults,
  projectReturn,
  strategyAssumptions,
  strategyDefaults,
  strategyReturn,
} from './calculators.ts';
import { doctrine } from './method.ts';

const nothing = { revenue: 0, teamSize: 0, hourlyRate: 0, hoursPerWeek: 0 };

describe('the calculator of article 1', () => {
  it('gives the specification’s figures for the defaults', () => {
    expect(strategyReturn(strategyDefaults)).toEqual({
      timeSavings: 31_200,
      revenueGains: 14_700,
      benefits: 45_900,
      cost: 2000,
      netGain: 43_900,
      netRoi: 2195,
      paybackMonths: 0.5,
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
      benefits: 626_500,
      cost: 15_000,
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

describe('a changed constant', () => {
  it('changes what it names and nothing else', () => {
    const assumed = { ...strategyAssumptions, timeSaved: 10, revenueGain: 0 };
    expect(strategyReturn(strategyDefaults, assumed)).toMatchObject({
      timeSavings: 10_400,
      revenueGains: 0,
      benefits: 10_400,
    });
    const { labourSavings, revenueGains } = projectReturn(projectDefaults, {
      ...projectAssumptions,
      margin: 40,
      weeks: 46,
    });
    expect({ labourSavings, revenueGains }).toEqual({ labourSavings: 465_750, revenueGains: 40_000 });
  });

  it('without a cost leaves no return to give', () => {
    expect(strategyReturn(strategyDefaults, { ...strategyAssumptions, cost: 0 }).netRoi).toBeNull();
  });
});

describe('the comment on a result', () => {
  const commentFor = (assumed: Partial<typeof strategyAssumptions>, revenue = strategyDefaults.currentRevenue) =>
    commentOn(
      strategyReturn({ ...strategyDefaults, currentRevenue: revenue }, { ...strategyAssumptions, ...assumed }),
      revenue,
    );

  it('warns of the result the calculators open with', () => {
    expect(commentFor({})).toBe('implausible');
    expect(commentOn(projectReturn(projectDefaults), projectDefaults.revenue)).toBe('above-revenue');
  });

  it('says nothing of a measured return', () => {
    expect(commentFor({ timeSaved: 5.4, revenueGain: 0, cost: 4000 })).toBeNull();
  });

  it('tells a missing cost from one that the year does not pay back, within the longest payback accepted', () => {
    expect(commentFor({ cost: 0 })).toBe('no-cost');
    expect(commentFor({ timeSaved: 0, revenueGain: 0 })).toBe('loss');
    const due = { ...strategyAssumptions, timeSaved: 5.4, revenueGain: 0, cost: 5616 };
    expect(strategyReturn(strategyDefaults, due)).toMatchObject({ netGain: 0, paybackMonths: doctrine.payback.tool });
    expect(commentFor({ ...due, cost: 5617 })).toBe('loss');
    expect(commentFor(due)).toBeNull();
  });
});
