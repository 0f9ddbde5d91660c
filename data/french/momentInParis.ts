import { daysAfter } from './dayInParis.ts';
import { PARIS } from './timeZone.ts';

const wall = new Intl.DateTimeFormat('sv-SE', {
  ...PARIS,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** What the clocks of Paris show at an instant: `2026-03-15T09:30`. */
export const wallTimeInParis = (at: Date): string => wall.format(at).replace(' ', 'T');

const HOUR = 3_600_000;

/**
 * The instant at which the clocks of Paris show a time (`2026-03-15T09:30`): the first of two where the hour comes twice, an hour later
 * where it is left out.
 */
export function momentInParis(local: string): Date {
  const asUtc = Date.parse(`${local}:00Z`);
  // Summer time is two hours ahead of UTC, winter time one.
  const matching = [2, 1].map((ahead) => new Date(asUtc - ahead * HOUR)).find((at) => wallTimeInParis(at) === local);
  return matching ?? new Date(asUtc - HOUR);
}

/** The instant, ISO 8601, at which a day begins in Paris, or the day that is `later` days after it. */
export const parisMidnight = (day: string, later = 0): string =>
  momentInParis(`${daysAfter(day, later)}T00:00`).toISOString();
