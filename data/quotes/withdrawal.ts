import { daysAfter } from '../french/timeInParis.ts';
import { WITHDRAWAL_DAYS } from '../leads/contractNotices.ts';

/** Easter Sunday of a year of the Gregorian calendar (Meeus, « Astronomical Algorithms », chapter 8). */
function easter(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moons = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + moons + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  return daysAfter(`${year}-03-22`, epact + sunday - 7 * late);
}

const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Days from Easter Sunday to Easter Monday, Ascension and Whit Monday. */
const MOVING = [1, 39, 50];

/** Whether a day is worked in France: neither a weekend nor a public holiday (C. trav. L3133-1). */
function isWorked(day: string): boolean {
  const sunday = easter(Number(day.slice(0, 4)));
  return (
    new Date(day).getUTCDay() % 6 !== 0 &&
    !FIXED.includes(day.slice(5)) &&
    !MOVING.some((count) => daysAfter(sunday, count) === day)
  );
}

/** The last day to withdraw from a contract concluded on a day; a term that ends on a day off goes on to the next worked day (C. conso. L221-19). */
export function lastDayToWithdraw(concluded: string): string {
  let day = daysAfter(concluded, WITHDRAWAL_DAYS);
  while (!isWorked(day)) day = daysAfter(day, 1);
  return day;
}
