/**
 * Key of the data of a page's kept parts (`components/kept.tsx`) in the result of `+data.ts`: JSON has no symbols, so that no page carries
 * it.
 */
export const SERVED = Symbol('served');
