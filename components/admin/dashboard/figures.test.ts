import { expect, test } from 'vitest';
import type { Stats } from '../../../data/api/answers.ts';
import { unchangedContent as content } from '../../../data/settings/unchangedContent.ts';
import { answerBars, funnel, lastMondays, leadsPerWeek, median, ranked, subscribersPerWeek } from './figures.ts';

const stats = (over: Partial<Stats>): Stats => ({
  success: true,
  today: '2026-03-04',
  by_service: {},
  by_source: {},
  by_status: {},
  answer_times: [],
  unanswered: 0,
  days: [],
  subscribers: [],
  ...over,
});
const HOUR = 3_600_000;

test('the charts go back 26 weeks, each from its Monday', () => {
  expect(lastMondays('2026-03-04').at(-1)).toBe('2026-03-02');
  expect(lastMondays('2026-03-04')).toHaveLength(26);
});

test('leads are added up by week; other counts and older weeks are left out', () => {
  const days = [
    { day: '2026-03-01', name: 'leads', count: 2 },
    { day: '2026-03-02', name: 'leads', count: 3 },
    { day: '2026-03-03', name: 'leads', count: 4 },
    { day: '2026-03-03', name: 'page', count: 90 },
    { day: '2024-03-03', name: 'leads', count: 50 },
  ];
  expect(leadsPerWeek(stats({ days })).slice(-2)).toEqual([
    { label: '23/02', value: 2 },
    { label: '02/03', value: 7 },
  ]);
});

test('subscribers are what joined less what left, old ones included', () => {
  const subscribers = [
    { day: '2020-01-01', joined: 10, left: 0 },
    { day: '2026-03-03', joined: 2, left: 1 },
  ];
  expect(
    subscribersPerWeek(stats({ subscribers }))
      .slice(-2)
      .map(({ value }) => value),
  ).toEqual([10, 11]);
});

test('names with one label are counted together, and the small ones beyond the limit become « Autres »', () => {
  const counts = { a: 1, A: 4, b: 3, c: 2, d: 1 };
  expect(ranked(counts, (name) => name.toLowerCase(), 2)).toEqual([
    { label: 'a', value: 5 },
    { label: 'b', value: 3 },
    { label: 'Autres', value: 3 },
  ]);
});

test('answers are sorted by their delay, each once', () => {
  const answered = stats({ answer_times: [0, HOUR, 23 * HOUR, 24 * HOUR, 90 * HOUR], unanswered: 2 });
  expect(answerBars(content, answered).map(({ value }) => value)).toEqual([1, 1, 1, 1, 1, 2]);
  expect(median(answered)).toBe(23 * HOUR);
  expect(median(stats({}))).toBeUndefined();
});

test('the funnel counts thirty days', () => {
  const days = [
    { day: '2026-02-02', name: 'page', count: 1000 },
    { day: '2026-02-03', name: 'page', count: 100 },
    { day: '2026-03-04', name: 'leads', count: 3 },
  ];
  expect(funnel(stats({ days })).map(({ value }) => value)).toEqual([100, 0, 0, 3]);
});
