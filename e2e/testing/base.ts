import { inject } from 'vitest';

/** The address of the site this test file uses: each worker has its own site, so that parallel tests do not disturb each other. */
export const base = (): string => {
  const all = inject('bases');
  const mine = all[(Number(process.env.VITEST_POOL_ID) - 1) % all.length];
  if (!mine) throw new Error('No site runs for this worker');
  return mine;
};
