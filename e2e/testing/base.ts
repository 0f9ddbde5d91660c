import { inject } from 'vitest';

/** The address of the site this test file talks to: each worker has one of its own, so that neighbours never meet. */
export const base = (): string => {
  const all = inject('bases');
  const mine = all[(Number(process.env.VITEST_POOL_ID) - 1) % all.length];
  if (!mine) throw new Error('No site runs for this worker');
  return mine;
};
