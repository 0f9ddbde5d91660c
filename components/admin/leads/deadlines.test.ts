import { expect, test } from 'vitest';
import type { Lead } from '../../../data/api/rows.ts';
import { unchangedContent as content } from '../../../data/settings/unchangedContent.ts';
import { followUpState, promiseOf } from './deadlines.ts';

const NOON_IN_PARIS = Date.parse('2026-03-02T11:00:00Z');
const state = (follow_up_on: string | null, follow_up_time = '') =>
  followUpState({ follow_up_on, follow_up_time }, NOON_IN_PARIS);

test('a follow-up says in words whether it is late, due today or to come', () => {
  expect(state('2026-02-27')).toEqual({ tone: 'late', text: 'Relance : 3\u00a0j\u00a0de\u00a0retard' });
  expect(state('2026-03-01', '23:00')).toEqual({ tone: 'late', text: 'Relance : 1\u00a0j\u00a0de\u00a0retard' });
  expect(state('2020-03-02')).toEqual({ tone: 'late', text: 'Relance : 2\u00a0191\u00a0j\u00a0de\u00a0retard' });
  expect(state('2026-03-02')).toEqual({ tone: 'due', text: 'Relance : aujourd’hui' });
  expect(state('2026-03-03')).toEqual({ tone: 'calm', text: 'Relance : 03/03' });
  expect(state('2027-03-03')).toEqual({ tone: 'calm', text: 'Relance : 03/03/2027' });
  expect(state(null)).toBeUndefined();
});

test('a follow-up with an hour says it, and is late once it has passed in Paris', () => {
  expect(state('2026-03-02', '14:30')).toEqual({ tone: 'due', text: 'Relance : aujourd’hui à\u00a014:30' });
  expect(state('2026-03-02', '11:59')).toEqual({ tone: 'late', text: 'Relance : aujourd’hui à\u00a011:59' });
  expect(state('2026-03-03', '09:00')).toEqual({ tone: 'calm', text: 'Relance : 03/03 à\u00a009:00' });
});

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

test('a change of status does not end the wait: only a reply, or a later step, does', () => {
  const then = '2026-02-26T12:00:00Z';
  expect(promiseOf(content, lead(then, { status: 'a-rappeler' }), NOON)?.tone).toBe('late');
  expect(promiseOf(content, lead(then, { answered_at: '2026-02-27T08:00:00Z' }), NOON)).toBeUndefined();
  for (const status of ['devis-envoye', 'gagne', 'perdu'] as const)
    expect(promiseOf(content, lead(then, { status }), NOON)).toBeUndefined();
});
