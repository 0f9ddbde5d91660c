/** A coordinate to a tenth of a unit: more is never seen, and every digit travels with the page. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
