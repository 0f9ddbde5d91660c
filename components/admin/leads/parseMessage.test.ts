import { expect, test } from 'vitest';
import { emptyDraft, leadBody } from '../../quote/quoteFields.ts';
import { parseMessage } from './parseMessage.ts';

test('what the form writes is read back, a description of several lines included', () => {
  const draft = {
    ...emptyDraft,
    phone: '06 00 00 00 00',
    projectDescription: 'Mobilier\nBudget : petit',
    timeline: 'urgent',
  };
  expect(parseMessage(leadBody(draft).message)).toEqual({
    phone: '06 00 00 00 00',
    description: 'Mobilier\nBudget : petit',
    budget: 'non précisé',
    timeline: 'urgent',
    priority: 'normale',
  });
});

test('a message of another shape is left whole', () => {
  expect(parseMessage('Bonjour, pouvez-vous me rappeler ?')).toBeUndefined();
});
