import { expect, test } from 'vitest';
import { leadMessage, parseMessage, phoneIn } from './leadMessage.ts';

test('what is written is read back, a description of several lines included', () => {
  const message = leadMessage({
    phone: '06 00 00 00 00',
    description: 'Mobilier\nBudget : petit',
    budget: '',
    timeline: 'urgent',
    priority: 'normale',
  });
  expect(parseMessage(message)).toEqual({
    phone: '06 00 00 00 00',
    description: 'Mobilier\nBudget : petit',
    budget: 'non précisé',
    timeline: 'urgent',
    priority: 'normale',
  });
  expect(phoneIn(message)).toBe('06 00 00 00 00');
});

test('a message of another shape is left whole, and an empty telephone is none', () => {
  expect(parseMessage('Bonjour, pouvez-vous me rappeler ?')).toBeUndefined();
  expect(phoneIn('Téléphone : non précisé\nDescription : un marché')).toBeUndefined();
  expect(phoneIn(null)).toBeUndefined();
});
