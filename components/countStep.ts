type Step = 'page' | 'form-opened' | 'form-started';

/** Adds one to today's anonymous count of a step: no cookie, no identifier, nothing is read back. */
export function countStep(step: Step): void {
  const body = new Blob([JSON.stringify({ step })], { type: 'application/json' });
  navigator.sendBeacon?.('/api/visits', body);
}
