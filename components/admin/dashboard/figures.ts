import type { PeriodStats, Stats } from '../../../data/api/responses.ts';
import { dayInProse } from '../../../data/french/frenchDates.ts';
import { dayInParis, daysAfter, daysBetween } from '../../../data/french/timeInParis.ts';
import { funnelOf } from '../../../data/leads/periodFigures.ts';
import { DIRECT, OTHER_NAMES } from '../../../data/leads/visitSteps.ts';
import type { Content } from '../../../data/settings/content.ts';

export interface Period {
  /** First and last day of the period in Paris, both included. */
  from: string;
  to: string;
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** Periods of « Chiffres », by their code in the address. */
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

/** Returns the period that an address names (`?periode=mois`, `?du=2026-03-01&au=2026-03-15`), with its code; by default thirty days. */
export function periodOf(query: URLSearchParams, now = new Date()): Period & { code: string } {
  const [from, to] = [query.get('du') ?? '', query.get('au') ?? ''];
  if (DAY.test(from) && DAY.test(to) && from <= to) return { code: 'dates', from, to };
  const found = periods.find(({ code }) => code === query.get('periode')) ?? periods[1];
  return { code: found.code, ...found.of(dayInParis(now)) };
}

/** Formats a period: « du 1er mars 2026 au 15 mars 2026 ». */
export const sayPeriod = ({ from, to }: Period): string =>
  from === to ? `le ${dayInProse(from)}` : `du ${dayInProse(from)} au ${dayInProse(to)}`;

/** Maximum days that a chart draws one by one; a longer period is drawn by week. */
const BY_DAY = 31;

/** Returns the first day of each bar in a period's chart, and the number of days of a bar. */
function binsOf({ from, to }: Period): { starts: string[]; days: number } {
  const days = daysBetween(from, to) + 1 > BY_DAY ? 7 : 1;
  const count = Math.ceil((daysBetween(from, to) + 1) / days);
  return { days, starts: Array.from({ length: count }, (_, index) => daysAfter(from, index * days)) };
}

export interface Bar {
  label: string;
  value: number;
  /** Count in the previous period. */
  before?: number;
  /** Percentage of the previous step's count. */
  rate?: number | undefined;
}

const HOUR_MS = 3_600_000;
const shortDay = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`;

/** Returns the counts of a step of visits over a period, by day or week. */
export function stepOverTime(stats: PeriodStats, step: string): Bar[] {
  const { starts, days } = binsOf(stats);
  const ofStep = stats.days.filter(({ name }) => name === step);
  return starts.map((start) => {
    const end = daysAfter(start, days);
    const within = ofStep.filter(({ day }) => day >= start && day < end);
    return { label: shortDay(start), value: within.reduce((sum, { count }) => sum + count, 0) };
  });
}

/** Returns the number of subscribers at the end of each day or week of a period. */
export function subscribersOverTime({ period, subscribers }: Stats): Bar[] {
  const { starts, days } = binsOf(period);
  return starts.map((start) => {
    const end = daysAfter(start, days);
    const value = subscribers
      .filter(({ day }) => day < end)
      .reduce((total, { joined, left }) => total + joined - left, 0);
    return { label: shortDay(start), value };
  });
}

type Counts = Readonly<Record<string, number>>;

const merged = (counts: Counts, label: (name: string) => string): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const [name, value] of Object.entries(counts)) sums.set(label(name), (sums.get(label(name)) ?? 0) + value);
  return sums;
};

const OTHERS = 'Autres';

/**
 * Returns the counts of a period, largest first, each with its count in the previous period; those after the first `most` are added up in
 * one bar.
 */
export function ranked(counts: Counts, earlier: Counts, label: (name: string) => string, most = 7): Bar[] {
  const [now, before] = [merged(counts, label), merged(earlier, label)];
  const largest = [...now]
    .filter(([text]) => text !== OTHERS)
    .sort(([, a], [, b]) => b - a)
    .slice(0, most);
  const shown = new Set(largest.map(([text]) => text));
  const rest = (all: Map<string, number>) =>
    [...all].reduce((total, [text, value]) => total + (shown.has(text) ? 0 : value), 0);
  const bars = largest.map(([text, value]) => ({ label: text, value, before: before.get(text) ?? 0 }));
  return rest(now) > 0 ? [...bars, { label: OTHERS, value: rest(now), before: rest(before) }] : bars;
}

const REPLY = (content: Content) => content.terms.replyHours;
/** Upper bound and label of each bar of reply times; the bound of the third bar is the promised delay. */
const STEPS = (content: Content): [number, string][] => [
  [HOUR_MS, 'Moins de 1 h'],
  [4 * HOUR_MS, 'De 1 à 4 h'],
  [REPLY(content) * HOUR_MS, `De 4 à ${REPLY(content)} h`],
  [2 * REPLY(content) * HOUR_MS, `De ${REPLY(content)} à ${2 * REPLY(content)} h`],
  [Number.POSITIVE_INFINITY, `Plus de ${2 * REPLY(content)} h`],
];

/** Counts leads by the time to their first reply; leads that still wait are the last bar. */
export function replyTimeBars(
  content: Content,
  { reply_times, unanswered }: Pick<PeriodStats, 'reply_times' | 'unanswered'>,
): Bar[] {
  let from = 0;
  const bars = STEPS(content).map(([until, label]) => {
    const value = reply_times.filter((ms) => ms >= from && ms < until).length;
    from = until;
    return { label, value };
  });
  return [...bars, { label: 'Sans réponse', value: unanswered }];
}

/** Adds to each bar the value of the bar with the same index in the previous period. */
export const beside = (bars: readonly Bar[], earlier: readonly Bar[]): Bar[] =>
  bars.map((bar, index) => ({ ...bar, before: earlier[index]?.value ?? 0 }));

/** Median reply time in milliseconds; undefined if there was no reply. */
export const median = ({ reply_times }: Pick<PeriodStats, 'reply_times'>): number | undefined =>
  reply_times[reply_times.length >> 1];

/** Share in per cent; undefined when the whole is 0. */
export const share = (part: number, whole: number): number | undefined =>
  whole > 0 ? Math.round((part / whole) * 100) : undefined;

/**
 * Percentage of the previous step; undefined if a step counts more than the one before, since requests also come by other ways than the
 * counted form.
 */
const within = (part: number, whole: number): number | undefined => (part > whole ? undefined : share(part, whole));

/** Steps from a visit to a deal, each with its percentage of the step before and its count in the previous period. */
export function funnelBars(content: Content, { period, before }: Stats): Bar[] {
  const steps = funnelOf(period, content);
  const bars = steps.map(({ label, value }, index) => ({
    ...{ label, value },
    rate: index === 0 ? undefined : within(value, steps[index - 1]?.value ?? 0),
  }));
  return beside(bars, funnelOf(before, content));
}

/** Formats the name of a source for the owner. */
export const sayName = (name: string): string => ({ [DIRECT]: 'Accès direct', [OTHER_NAMES]: OTHERS })[name] ?? name;
