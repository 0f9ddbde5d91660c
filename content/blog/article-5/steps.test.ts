import { describe, expect, it } from 'vitest';
import { idle, launched, lookOf, type Simulation, ticked } from './steps.ts';

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
