import { describe, expect, it, test } from 'vitest';
import {
  averageCost,
  averageMargin,
  capacity,
  house,
  marginToday,
  nightsNeeded,
  nightsSold,
  stayMargin,
  staysNeeded,
} from './stays.ts';
import { idle, launched, lookOf, type Simulation, ticked } from './steps.ts';

test('the average night costs what two of the models supposed, as long as stays last two nights', () => {
  expect(averageCost).toBe(22);
  expect(averageMargin(house.price)).toBe(68);
  expect(averageMargin(house.reduced)).toBe(54.5);
  expect(marginToday).toBe(nightsSold * averageMargin(house.price));
});

test('the nights needed depend on the length of the stay, never on the average alone', () => {
  expect([1, 2, 3].map(nightsNeeded)).toEqual([35, 26, 24]);
  expect(nightsNeeded(1)).toBeLessThanOrEqual(capacity);
});

test('the stop threshold is the first whole number of stays that leaves no less than today', () => {
  const margin = stayMargin(2, house.reduced);
  expect(staysNeeded(2)).toBe(13);
  expect(13 * margin).toBeGreaterThanOrEqual(marginToday);
  expect(12 * margin).toBeLessThan(marginToday);
});

test('the majority forgot every cost: the same turnover, for 18 % more nights', () => {
  expect(house.price / house.reduced).toBeCloseTo(1.18, 2);
  expect(averageMargin(house.price) / averageMargin(house.reduced)).toBeCloseTo(1.25, 2);
});

const looks = (simulation: Simulation) => [0, 1, 2, 3].map((step) => lookOf(simulation, step));

describe('the simulation of the method', () => {
  it('highlights nothing before it is launched, and does not move by itself', () => {
    expect(looks(idle)).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
    expect(ticked(idle, 4)).toBe(idle);
  });

  it('starts at the first step', () => {
    expect(looks(launched)).toEqual(['current', 'waiting', 'waiting', 'waiting']);
  });

  it('checks the steps it has left behind', () => {
    expect(looks(ticked(ticked(launched, 4), 4))).toEqual(['done', 'done', 'current', 'waiting']);
  });

  it('completes after four ticks and then stays there', () => {
    let simulation = launched;
    for (const state of ['running', 'running', 'running', 'completed', 'completed']) {
      simulation = ticked(simulation, 4);
      expect(simulation.state).toBe(state);
    }
    expect(looks(simulation)).toEqual(['done', 'done', 'done', 'done']);
  });
});
