/**
 * Key under which `+data.ts` returns the data of the parts that only the server renders (`components/kept.tsx`). JSON leaves out a symbol,
 * so that browsers never receive this data.
 */
export const SERVED = Symbol('served');
