/** The long form is for the owner and for releases; the quick one runs with every `npm test`. */
export const isLong = process.env.MODE === 'long';

/** The amount of work of the form that runs. */
export const amount = (quick: number, long: number): number => (isLong ? long : quick);

/** Says what was reached, on stderr: one line a property, the form named. docs/trust.md quotes these lines. */
export function report(property: string, figure: string): void {
  process.stderr.write(`[trust ${isLong ? 'long' : 'quick'}] ${property}: ${figure}\n`);
}

/** A time limit, of the long form alone: the quick one runs on machines that do other things meanwhile. */
export const limit = (milliseconds: number): number => (isLong ? milliseconds : Number.POSITIVE_INFINITY);
