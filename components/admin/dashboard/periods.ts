import { dayInParis, daysAfter, daysBetween } from '../../../data/french/dayInParis.ts';
import { dayInProse } from '../../../data/french/frenchDates.ts';

export interface Period {
  /** Days in Paris, both included. */
  from: string;
  to: string;
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** What « Chiffres » offers to look at, by its code in the address. */
export const periods = [
  { code: '7j', label: '7 jours', of: (today: string) => ({ from: daysAfter(today, -6), to: today }) },
  { code: '30j', label: '30 jours', of: (today: string) => ({ from: daysAfter(today, -29), to: today }) },
  { code: 'mois', label: 'Ce mois', of: (today: string) => ({ from: firstOfMonth(today), to: today }) },
  {
    code: 'mois-dernier',
    label: 'Mois dernier',
    of: (today: string) => {
      const to = daysAfter(firstOfMonth(today), -1);
      return { from: firstOfMonth(to), to };
    },
  },
  { code: 'an', label: 'Un an', of: (today: string) => ({ from: daysAfter(today, -364), to: today }) },
] as const;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The period an address names (`?periode=mois`, `?du=2026-03-01&au=2026-03-15`), and its code; thirty days where it names none. */
export function periodOf(query: URLSearchParams, now = new Date()): Period & { code: string } {
  const [from, to] = [query.get('du') ?? '', query.get('au') ?? ''];
  if (DAY.test(from) && DAY.test(to) && from <= to) return { code: 'dates', from, to };
  const found = periods.find(({ code }) => code === query.get('periode')) ?? periods[1];
  return { code: found.code, ...found.of(dayInParis(now)) };
}

/** « du 1er mars 2026 au 15 mars 2026 » */
export const sayPeriod = ({ from, to }: Period): string =>
  from === to ? `le ${dayInProse(from)}` : `du ${dayInProse(from)} au ${dayInProse(to)}`;

/** Days a chart draws one by one; longer periods are drawn by week. */
const BY_DAY = 31;

/** The first days of what a chart draws of a period, and how long each is, in days. */
export function binsOf({ from, to }: Period): { starts: string[]; days: number } {
  const days = daysBetween(from, to) + 1 > BY_DAY ? 7 : 1;
  const count = Math.ceil((daysBetween(from, to) + 1) / days);
  return { days, starts: Array.from({ length: count }, (_, index) => daysAfter(from, index * days)) };
}
