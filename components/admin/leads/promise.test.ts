import { expect, test } from 'vitest';
import type { Lead } from '../../../data/api/rows.ts';
import { unchangedContent as content } from '../../../data/settings/unchangedContent.ts';
import { promiseOf } from './promise.ts';

const NOON = Date.parse('2026-03-02T12:00:00Z');
const lead = (created_at: string, over: Partial<Lead> = {}) =>
  ({ created_at, status: 'nouveau', answered_at: null, ...over }) as Lead;

test('a new lead says how long remains of the 24 h', () => {
  expect(promiseOf(content, lead('2026-03-02T07:30:00Z'), NOON)).toEqual({ tone: 'calm', text: 'Reste 19 h' });
  expect(promiseOf(content, lead('2026-03-01T12:20:00Z'), NOON)).toEqual({ tone: 'calm', text: 'Reste 20 min' });
});

test('a lead dated later than now, by a clock that was wrong, has the 24 h and no more', () => {
  expect(promiseOf(content, lead('2029-03-02T12:00:00Z'), NOON)).toEqual({ tone: 'calm', text: 'Reste 24 h' });
});

test('past 24 h it is late, in hours then in days', () => {
  expect(promiseOf(content, lead('2026-03-01T09:00:00Z'), NOON)).toEqual({ tone: 'late', text: 'Retard de 3 h' });
  expect(promiseOf(content, lead('2026-02-26T12:00:00Z'), NOON)).toEqual({ tone: 'late', text: 'Retard de 3 jours' });
});

test('a change of status is no answer: only an answer, or a later step, ends the wait', () => {
  const then = '2026-02-26T12:00:00Z';
  expect(promiseOf(content, lead(then, { status: 'a-rappeler' }), NOON)?.tone).toBe('late');
  expect(promiseOf(content, lead(then, { answered_at: '2026-02-27T08:00:00Z' }), NOON)).toBeUndefined();
  for (const status of ['devis-envoye', 'gagne', 'perdu'] as const)
    expect(promiseOf(content, lead(then, { status }), NOON)).toBeUndefined();
});
