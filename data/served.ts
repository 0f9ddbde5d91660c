/**
 * Key, in the result of `+data.ts`, of the data for the parts rendered on the server alone (`components/kept.tsx`). A symbol, since JSON
 * leaves it out: no browser receives that data.
 */
export const SERVED = Symbol('served');
