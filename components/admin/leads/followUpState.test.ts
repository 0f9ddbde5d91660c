import { expect, test } from 'vitest';
import { followUpState } from './followUpState.ts';

test('a follow-up says in words whether it is late, due today or to come', () => {
  expect(followUpState('2026-02-27', '2026-03-02')).toEqual({
    tone: 'late',
    text: 'Relance : 3\u00a0j\u00a0de\u00a0retard',
  });
  expect(followUpState('2026-03-01', '2026-03-02')).toEqual({
    tone: 'late',
    text: 'Relance : 1\u00a0j\u00a0de\u00a0retard',
  });
  expect(followUpState('2026-03-02', '2026-03-02')).toEqual({ tone: 'due', text: 'Relance : aujourd’hui' });
  expect(followUpState('2026-03-03', '2026-03-02')).toEqual({ tone: 'calm', text: 'Relance : 03/03/2026' });
});
