import { dayInParis, daysAfter } from '../../../data/french/dayInParis.ts';
import { timeInParis } from '../../../data/french/timeInParis.ts';

/** The instant, ISO 8601, at which a day begins in Paris, or the day that is `later` days after it. */
export const parisMidnight = (day: string, later = 0): string => parisMoment(daysAfter(day, later), '00:00');

/** The instant, ISO 8601, of a time of a day in Paris (`HH:MM`); of an hour that is left out in spring, the one after it. */
export function parisMoment(day: string, time: string): string {
  const summer = new Date(`${day}T${time}:00+02:00`);
  const isSummer = dayInParis(summer) === day && timeInParis(summer) === time;
  return (isSummer ? summer : new Date(`${day}T${time}:00+01:00`)).toISOString();
}
