import type { VisitStep } from '../data/leads/visitSteps.ts';

/** Reports a step of a visit to the server's anonymous counter of the day: no cookie, no identifier, and the response is not used. */
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

/** Reports to the server that a page failed in this browser, with the error. */
export const countFailure = (page: string, error: unknown): void =>
  countStep('failed', { path: page.slice(0, 200), error: String(error).slice(0, 500) });
