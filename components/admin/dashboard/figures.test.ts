import { expect, test } from 'vitest';
import type { PeriodStats, Stats } from '../../../data/api/responses.ts';
import { unchangedContent as content } from '../../../data/settings/unchangedContent.ts';
import { funnelBars, median, periodOf, ranked, replyTimeBars, stepOverTime, subscribersOverTime } from './figures.ts';

const stats = (over: Partial<PeriodStats> = {}): PeriodStats => ({
  from: '2026-02-25',
  to: '2026-03-03',
  by_service: {},
  by_source: {},
  by_status: {},
  reply_times: [],
  unanswered: 0,
  won_cents: 0,
  received_cents: 0,
  won: 0,
  answered_or_won: 0,
  days: [],
  named: [],
  ...over,
});
const both = (period: Partial<PeriodStats>, before: Partial<PeriodStats> = {}): Stats => ({
  success: true,
  today: '2026-03-03',
  period: stats(period),
  before: stats(before),
  subscribers: [],
});
const HOUR = 3_600_000;

test('an address names its period: a month to today, the month before whole, own dates; thirty days where it names none', () => {
  const of = (query: string) => periodOf(new URLSearchParams(query), new Date('2026-03-15T12:00:00Z'));
  expect(of('')).toEqual({ code: '30j', from: '2026-02-14', to: '2026-03-15' });
  expect(of('periode=mois')).toEqual({ code: 'mois', from: '2026-03-01', to: '2026-03-15' });
  expect(of('periode=mois-dernier')).toEqual({ code: 'mois-dernier', from: '2026-02-01', to: '2026-02-28' });
  expect(of('du=2026-01-02&au=2026-01-09')).toEqual({ code: 'dates', from: '2026-01-02', to: '2026-01-09' });
  expect(of('du=2026-01-09&au=2026-01-02').code).toBe('30j');
});

test('a short period is drawn by day, a long one by week, and every day of it is in one bar', () => {
  const days = [
    { day: '2026-02-25', name: 'visit', count: 2 },
    { day: '2026-03-03', name: 'visit', count: 3 },
    { day: '2026-03-03', name: 'page', count: 90 },
  ];
  const short = stepOverTime(stats({ days }), 'visit');
  expect([short.length, short[0], short.at(-1)]).toEqual([
    7,
    { label: '25/02', value: 2 },
    { label: '03/03', value: 3 },
  ]);
  const long = stepOverTime(stats({ days, from: '2026-01-01' }), 'visit');
  expect([long.length, long.reduce((sum, { value }) => sum + value, 0)]).toEqual([9, 5]);
});

test('new subscribers count those who joined minus those who left, old ones included', () => {
  const subscribers = [
    { day: '2020-01-01', joined: 10, left: 0 },
    { day: '2026-03-03', joined: 2, left: 1 },
  ];
  const bars = subscribersOverTime({ ...both({}), subscribers });
  expect(bars.slice(-2).map(({ value }) => value)).toEqual([10, 11]);
});

test('names with one label are counted together, and the small ones beyond the limit become « Autres »', () => {
  expect(
    ranked({ a: 1, A: 4, b: 3, c: 2, d: 1, Autres: 9 }, { A: 6, e: 2 }, (name) => (name === 'A' ? 'a' : name), 2),
  ).toEqual([
    { label: 'a', value: 5, before: 6 },
    { label: 'b', value: 3, before: 0 },
    { label: 'Autres', value: 12, before: 2 },
  ]);
});

test('answers are sorted by their delay, each once', () => {
  const answered = stats({ reply_times: [0, HOUR, 23 * HOUR, 24 * HOUR, 90 * HOUR], unanswered: 2 });
  expect(replyTimeBars(content, answered).map(({ value }) => value)).toEqual([1, 1, 1, 1, 1, 2]);
  expect(median(answered)).toBe(23 * HOUR);
  expect(median(stats())).toBeUndefined();
});

test('each step of the funnel has its share of the one before, beside the period before', () => {
  const days = [
    { day: '2026-03-01', name: 'visit', count: 200 },
    { day: '2026-03-02', name: 'form-opened', count: 20 },
  ];
  const period = { days, reply_times: [HOUR, HOUR, HOUR], unanswered: 2, won: 1, answered_or_won: 3 };
  expect(
    funnelBars(content, both(period, { unanswered: 4 })).map(({ value, rate, before }) => [value, rate, before]),
  ).toEqual([
    [200, undefined, 0],
    [20, 10, 0],
    [5, 25, 4],
    [3, 60, 0],
    [1, 33, 0],
  ]);
});
