/** Key of what a page's `+data.ts` gives its kept parts (`components/kept.tsx`): JSON has no symbols, so that no page carries it. */
export const SERVED = Symbol('served');
