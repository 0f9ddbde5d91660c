import { expect, test } from 'vitest';
import { unchangedContent as content } from '../settings/unchangedContent.ts';
import { slipWords } from './slipWords.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a slip counts from the hour of its request', () => {
  const slip = slipWords(content, new Date('2026-11-28T09:42:00Z'), 48);
  expect(plain(slip.at)).toBe('28 novembre 2026, 10 h 42');
  expect(slip.steps.map(([when]) => plain(when))).toEqual(['Aujourd’hui', 'Demain', 'Sous 48 h']);
  expect(plain(slip.steps[1][1])).toContain('avant 10 h 42');
  expect(plain(slip.next)).toBe('Réponse demain, avant 10 h 42.');
  const atNight = slipWords(content, new Date('2026-11-28T23:14:00Z'), 48);
  expect(plain(atNight.next)).toBe('Réponse demain, avant 0 h 14.');
});

test('it names another day where the owner answers later, and no delay where it does not know what is delivered', () => {
  const slow = { ...content, terms: { ...content.terms, replyHours: 72 } };
  const slip = slipWords(slow, new Date('2026-11-28T09:42:00Z'));
  expect(slip.steps.map(([when]) => plain(when))).toEqual(['Aujourd’hui', 'Mardi 1er décembre', 'Ensuite']);
});
