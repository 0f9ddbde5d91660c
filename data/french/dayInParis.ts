import { PARIS } from './timeZone.ts';

const calendar = new Intl.DateTimeFormat('en-CA', PARIS);
const DAY_MS = 86_400_000;

/** The day it is in Paris at an instant, `YYYY-MM-DD`. */
export const dayInParis = (at: Date): string => calendar.format(at);

/** The day that is so many days after another one; before it when negative. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** How many days there are from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
