import { dayInParis, daysAfter } from '../../../data/french/dayInParis.ts';

/** The instant, ISO 8601, at which a day begins in Paris, or the day that is `later` days after it. */
export function parisMidnight(day: string, later = 0): string {
  const wanted = daysAfter(day, later);
  const summer = new Date(`${wanted}T00:00:00+02:00`);
  return (dayInParis(summer) === wanted ? summer : new Date(`${wanted}T00:00:00+01:00`)).toISOString();
}
