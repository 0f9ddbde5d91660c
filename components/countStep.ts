import type { VisitStep } from '../data/leads/visitSteps.ts';

/** Adds one to today's anonymous count of a step: no cookie, no identifier, nothing is read back. */
export function countStep(step: VisitStep): void {
  const body = new Blob([JSON.stringify({ step })], { type: 'application/json' });
  navigator.sendBeacon?.('/api/visits', body);
}
