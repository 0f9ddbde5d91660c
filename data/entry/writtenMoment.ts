import { monthNames } from '../french/frenchDates.ts';
import { fold } from '../french/spellings.ts';
import { dayInParis, daysAfter, momentInParis } from '../french/timeInParis.ts';

/** Orders of day and month in a file that writes both as numbers: `1/3/2024`. */
export const dayOrders = ['dmy', 'mdy'] as const;
export type DayOrder = (typeof dayOrders)[number];

const TWO_NUMBERS = /^(?<one>\d{1,2})(?<sign>[/.-])(?<two>\d{1,2})[/.-](?<year>\d{4}|\d\d)(?!\d)/;
const WRITTEN = [
  TWO_NUMBERS,
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?=T|$)/,
  /^(?<day>\d{1,2})(?:er|st|nd|rd|th)?[ -](?<name>\p{L}{3,9})\.?[ -](?<year>\d{4}|\d\d)(?!\d)/u,
  /^(?<name>\p{L}{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})(?!\d)/u,
];
const TIME =
  /^(?:[T ,]|, | à | at )(?<hour>\d{1,2})[:h](?<minute>\d{2})(?::(?<second>\d{2}(?:[.,]\d{1,9})?))? ?(?<half>[ap]\.?m\.?)? ?(?<zone>Z|(?:UTC|GMT)?[+-]\d{2}(?::?\d{2})?|UTC|GMT)?(?: \([^()]{1,60}\))?$/i;
/** ISO 8601 in its basic form, without hyphens and colons: `20110122T111244`. */
const BARE = /^(\d{8}T\d\d)(\d\d)(\d\d)/;
/** Weekday before a date: `ven. 1 mars 2024`, `Fri, 1 Mar 2024`, `Fri Mar 1 2024`. */
const WEEKDAY = /^\p{L}{2,9}[.,]{0,2} (?=\d|\p{L}{3,9}\.? \d)/u;

const ENGLISH = 'january february march april may june july august september october november december'.split(' ');
const FRENCH = monthNames.map(fold);

/** The number of a month by its name or the beginning of it, French or English; 0 for none. */
function monthOf(name: string): number {
  const word = fold(name);
  const begins = (months: readonly string[]) => months.findIndex((month) => month.startsWith(word)) + 1;
  return begins(FRENCH) || begins(ENGLISH);
}

/** Day that Excel and LibreOffice number 0. */
const SERIAL_ZERO = '1899-12-30';
const SERIAL = /^(\d{5})(?:[.,](\d{1,12}))?$/;
const EPOCH = /^\d{10}(?:\d{3})?$/;
const DAY_S = 86_400;

/** Earliest date accepted: no list of subscribers and no request is older. */
const FIRST = '1995-01-01';

const two = (number: number | string): string => String(number).padStart(2, '0');

interface Reading {
  now: Date;
  order?: DayOrder;
}

/**
 * Parses a moment as programs write it: a day, perhaps with an hour in Paris (`01/03/24 9:05`, `1 mars 2024 14h05`, `March 1, 2024 2:05
 * PM`), an instant with its zone, Excel's day number (`45352`), or seconds.
 * @returns the instant, ISO 8601; undefined if none, too old or in the future.
 */
export function writtenMoment(typed: string, { now, order = 'dmy' }: Reading): string | undefined {
  const text = typed.trim().replace(BARE, '$1:$2:$3');
  const at = EPOCH.test(text)
    ? new Date(Number(text.padEnd(13, '0')))
    : (serialMoment(text) ?? calendarMoment(text, now, order) ?? calendarMoment(text.replace(WEEKDAY, ''), now, order));
  if (!at || Number.isNaN(at.getTime()) || at > now || dayInParis(at) < FIRST) return undefined;
  return at.toISOString();
}

function serialMoment(text: string): Date | undefined {
  const [, days, part = '0'] = SERIAL.exec(text) ?? [];
  if (days === undefined) return undefined;
  return wallMoment(daysAfter(SERIAL_ZERO, Number(days)), Math.round(Number(`0.${part}`) * DAY_S));
}

/** Returns the instant that is this many seconds after midnight on the clocks of Paris on a day. */
function wallMoment(day: string, seconds: number): Date {
  const minutes = Math.floor(seconds / 60);
  const wall = momentInParis(`${day}T${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`);
  return new Date(wall.getTime() + (seconds - minutes * 60) * 1000);
}

function calendarMoment(text: string, now: Date, order: DayOrder): Date | undefined {
  const found = WRITTEN.map((form) => form.exec(text)).find(Boolean);
  if (!found) return undefined;
  const day = dayOf(found.groups ?? {}, now, order);
  const real = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(real.getTime()) || real.toISOString().slice(0, 10) !== day) return undefined;
  const rest = text.slice(found[0].length);
  const time = TIME.exec(rest)?.groups;
  if (!time) return rest === '' ? wallMoment(day, 0) : undefined;
  const hour = Number(time.hour);
  const isLate = /^p/i.test(time.half ?? '');
  const hours = time.half ? (hour % 12) + (isLate ? 12 : 0) : hour;
  if (hours > 23 || Number(time.minute) > 59 || (time.half && (hour < 1 || hour > 12))) return undefined;
  const second = (time.second ?? '0').replace(',', '.');
  if (!time.zone) return wallMoment(day, (hours * 60 + Number(time.minute)) * 60 + Number(second));
  return new Date(`${day}T${two(hours)}:${time.minute}:${second.padStart(2, '0')}${zoneOf(time.zone)}`);
}

/** Converts a written date to `2024-03-01`; a two-digit year is read as a year in the past. */
function dayOf({ one = '', two: other = '', name, ...word }: Record<string, string>, now: Date, order: DayOrder) {
  const [day, month] = order === 'dmy' ? [one, other] : [other, one];
  const { year = '' } = word;
  const century = Number(`20${year}`) > now.getUTCFullYear() ? '19' : '20';
  const number = name ? monthOf(name) : word.month || month;
  return `${year.length === 2 ? century + year : year}-${two(number)}-${two(word.day || day)}`;
}

/** Converts a written time zone (`Z`, `UTC`, `GMT+0100`, `+00`, `+0000`) to ISO 8601. */
function zoneOf(text: string): string {
  const zone = text.replace(/^[A-Z]+/i, '');
  return zone ? `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}` : 'Z';
}

/** Order of day and month in a cell: `dmy`, `mdy`, or either (`1/3/2024`). A date with dots never begins with the month. */
function orderOf(text: string): DayOrder | 'either' | undefined {
  const { one, two: other, sign } = TWO_NUMBERS.exec(text.trim())?.groups ?? {};
  if (one === undefined || sign === '.') return undefined;
  if (Number(one) > 12) return 'dmy';
  return Number(other) > 12 ? 'mdy' : 'either';
}

/**
 * Returns the first date of a column for which the owner must choose the order of day and month: one in American order, else an ambiguous
 * one if no date of the column is in French order; undefined if the order is clear.
 */
export function unclearDay(cells: readonly string[]): string | undefined {
  const isOf = (order: DayOrder | 'either') => cells.find((cell) => orderOf(cell) === order);
  return isOf('mdy') ?? (isOf('dmy') ? undefined : isOf('either'));
}
