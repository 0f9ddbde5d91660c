import { expect, test } from 'vitest';
import { followUpState } from './followUpState.ts';

const NOON = Date.parse('2026-03-02T11:00:00Z');
const state = (follow_up_on: string | null, follow_up_time = '') =>
  followUpState({ follow_up_on, follow_up_time }, NOON);

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
