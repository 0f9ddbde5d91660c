import type { Stats } from '../../../data/api/answers.ts';
import { mondayOf } from '../../../data/french/dayInParis.ts';
import { funnelSteps } from '../../../data/leads/visitSteps.ts';
import type { Content } from '../../../data/settings/content.ts';

export interface Bar {
  label: string;
  value: number;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const WEEKS = 26;

/** The Mondays of the last 26 weeks, the current one last. */
export function lastMondays(today: string): string[] {
  const last = Date.parse(`${mondayOf(today)}T00:00:00Z`);
  return Array.from({ length: WEEKS }, (_, index) =>
    new Date(last - (WEEKS - 1 - index) * 7 * DAY_MS).toISOString().slice(0, 10),
  );
}

const shortDay = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`;

/** Leads of each of the last 26 weeks. */
export function leadsPerWeek({ today, days }: Stats): Bar[] {
  const weeks = new Map(lastMondays(today).map((monday) => [monday, 0]));
  for (const { day, name, count } of days) {
    const monday = mondayOf(day);
    if (name === 'leads' && weeks.has(monday)) weeks.set(monday, (weeks.get(monday) ?? 0) + count);
  }
  return [...weeks].map(([monday, value]) => ({ label: shortDay(monday), value }));
}

/** Subscribers there were at the end of each of the last 26 weeks. */
export function subscribersPerWeek({ today, subscribers }: Stats): Bar[] {
  return lastMondays(today).map((monday) => {
    const end = new Date(Date.parse(`${monday}T00:00:00Z`) + 7 * DAY_MS).toISOString().slice(0, 10);
    const value = subscribers
      .filter(({ day }) => day < end)
      .reduce((total, { joined, left }) => total + joined - left, 0);
    return { label: shortDay(monday), value };
  });
}

/** The largest counts first; beyond `most`, the rest together. */
export function ranked(counts: Record<string, number>, label: (name: string) => string, most = 7): Bar[] {
  const merged = new Map<string, number>();
  for (const [name, value] of Object.entries(counts)) {
    const text = label(name);
    merged.set(text, (merged.get(text) ?? 0) + value);
  }
  const bars = [...merged].map(([text, value]) => ({ label: text, value })).sort((a, b) => b.value - a.value);
  const rest = bars.slice(most).reduce((total, { value }) => total + value, 0);
  return rest > 0 ? [...bars.slice(0, most), { label: 'Autres', value: rest }] : bars;
}

const REPLY = (content: Content) => content.terms.replyHours;
/** The third ends with the promised answer. */
const STEPS = (content: Content): [number, string][] => [
  [HOUR_MS, 'Moins de 1 h'],
  [4 * HOUR_MS, 'De 1 à 4 h'],
  [REPLY(content) * HOUR_MS, `De 4 à ${REPLY(content)} h`],
  [2 * REPLY(content) * HOUR_MS, `De ${REPLY(content)} à ${2 * REPLY(content)} h`],
  [Number.POSITIVE_INFINITY, `Plus de ${2 * REPLY(content)} h`],
];

/** Leads by the time to their first answer, those still waiting last. */
export function answerBars(content: Content, { answer_times, unanswered }: Stats): Bar[] {
  let from = 0;
  const bars = STEPS(content).map(([until, label]) => {
    const value = answer_times.filter((ms) => ms >= from && ms < until).length;
    from = until;
    return { label, value };
  });
  return [...bars, { label: 'Sans réponse', value: unanswered }];
}

/** The time in the middle, ms; undefined without answers. */
export const median = ({ answer_times }: Stats): number | undefined => answer_times[answer_times.length >> 1];

/** The steps from a page view to a lead, over the last 30 days. */
export function funnel({ today, days }: Stats): Bar[] {
  const since = new Date(Date.parse(`${today}T00:00:00Z`) - 29 * DAY_MS).toISOString().slice(0, 10);
  return funnelSteps.map(({ code: step, label }) => ({
    label,
    value: days.filter(({ day, name }) => name === step && day >= since).reduce((sum, { count }) => sum + count, 0),
  }));
}
