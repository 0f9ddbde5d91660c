/** The simulation of the method: which step is current, and whether it is over (docs/product/specification.md § 4). */
export type Simulation = { state: 'idle' } | { state: 'running'; step: number } | { state: 'completed' };

export const idle: Simulation = { state: 'idle' };
export const launched: Simulation = { state: 'running', step: 0 };

/** One tick later: the next step, or the end once the last of `steps` has had its time. */
export function ticked(simulation: Simulation, steps: number): Simulation {
  if (simulation.state !== 'running') return simulation;
  return simulation.step < steps - 1 ? { state: 'running', step: simulation.step + 1 } : { state: 'completed' };
}

export type StepLook = 'waiting' | 'current' | 'done';

/** How a step shows: those before the current one are done, all of them at the end. */
export function lookOf(simulation: Simulation, step: number): StepLook {
  if (simulation.state === 'idle') return 'waiting';
  if (simulation.state === 'completed' || step < simulation.step) return 'done';
  return step === simulation.step ? 'current' : 'waiting';
}
