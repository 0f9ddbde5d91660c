import type { VisitStep } from '../data/leads/visitSteps.ts';

/** Adds one to today's anonymous count of a step: no cookie, no identifier, nothing is read back. */
export function countStep(step: VisitStep, more = {}): void {
  const body = new Blob([JSON.stringify({ step, ...more })], { type: 'application/json' });
  navigator.sendBeacon?.('/api/visits', body);
}

/** Counts a page view with its address and referrer. */
export function countPage(): void {
  const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  countStep('page', {
    path: (location.pathname + location.search).slice(0, 1000),
    from: document.referrer.slice(0, 1000),
    again: way !== undefined && way.type !== 'navigate',
  });
}

/** Logs on the server that a page failed in this browser, and with which error. */
export const countFailure = (page: string, error: unknown): void =>
  countStep('failed', { path: page.slice(0, 200), error: String(error).slice(0, 500) });
