import type { Drivers } from './driverTypes.ts';
import type { Line } from './gains.ts';

export const MONTHS_A_YEAR = 12;
export const WEEKS_A_MONTH = 52 / MONTHS_A_YEAR;
/** Days of integration in a month. */
export const daysPerMonth = ({ integration }: Drivers): number => integration.daysPerWeek * WEEKS_A_MONTH;

/** The projects in the order of the work, quickest repaid first, with the days and the month each ends. */
export function scheduled(lines: readonly Line[], d: Drivers) {
  const { daysPerWeek } = d.integration;
  let done = 0;
  return [...lines]
    .sort((a, b) => a.payback - b.payback)
    .map((line) => {
      const from = done;
      done += line.days;
      return {
        ...line,
        /** Days of integration before it, and with it. */
        from,
        to: done,
        firstWeek: Math.floor(from / daysPerWeek) + 1,
        lastWeek: Math.ceil(done / daysPerWeek),
        /** The month in which it goes live; its gain starts the month after. */
        live: Math.ceil(done / daysPerMonth(d)),
      };
    });
}
export type Project = ReturnType<typeof scheduled>[number];
