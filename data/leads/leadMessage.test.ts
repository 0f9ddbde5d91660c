import { describe, expect, test } from 'vitest';
import { answerNames, answerOf, answersOfForm, eachAnswer, eachField } from './leadAnswers.ts';
import { answersIn, messageOf, withPhone } from './leadMessage.ts';
import { sentTexts } from './testing/sentTexts.ts';

const none = eachAnswer(() => null);

test('the text of a form is each of its answers, and is made again from them', () => {
  const fields = {
    ...eachField(() => ''),
    phone: ' 06 00 00 00 00',
    projectDescription: 'Mobilier\nBudget : petit',
    timeline: 'urgent',
    priority: 'normale',
  };
  const answers = answersOfForm(fields);
  const text =
    'Téléphone : 06 00 00 00 00\nDescription : Mobilier\nBudget : petit\nBudget : non précisé\nDélai : urgent\nPriorité : normale';
  expect(messageOf(answers)).toBe(text);
  expect(answersIn(text)).toEqual(answers);
  expect(answers).toMatchObject({ phone: '06 00 00 00 00', description: 'Mobilier\nBudget : petit', budget: '' });
});

test('one line more or less makes no older text unreadable: what it has of them is read', () => {
  for (const left of answerNames.filter((name) => name !== 'description')) {
    const answers = { ...eachAnswer((name) => `${answerOf(name).label} 1`), [left]: null };
    expect(answersIn(messageOf(answers))).toEqual(answers);
  }
});

test('any other text is whole as its description, with the telephone number a line of it says', () => {
  const texts = {
    'Bonjour, pouvez-vous me rappeler ?': null,
    'Description : une enseigne\nTéléphone : 06 12 34 56 78': '06 12 34 56 78',
    'Délai : demain\nBudget : 500': null,
    'Téléphone : non précisé\nDescription : un marché': null,
    [`Téléphone : ${'0'.repeat(101)}\nDescription : un marché\nDélai : urgent`]: null,
  };
  for (const [text, phone] of Object.entries(texts))
    expect(answersIn(text)).toEqual({ ...none, description: text, phone });
});

describe('a text comes back byte for byte', () => {
  test('in every shape', () => {
    const texts = sentTexts(2000);
    expect(new Set(texts).size).toBeGreaterThan(1000);
    const changed = texts.filter((text) => messageOf(answersIn(text)) !== text);
    expect(changed).toEqual([]);
    // The generated texts must cover both branches: more than a hundred labelled texts, and more than a hundred free ones.
    const labelled = texts.filter((text) => answersIn(text).description !== text).length;
    expect(labelled).toBeGreaterThan(100);
    expect(labelled).toBeLessThan(texts.length - 100);
  });

  test('twin: without the second reading, some texts would not', () => {
    const careless = (text: string) =>
      messageOf({ ...answersIn(text), description: answersIn(text).description?.trim() ?? null });
    expect(sentTexts(2000).filter((text) => careless(text) !== text).length).toBeGreaterThan(50);
  });
});

test('another telephone number replaces the first, or goes before a text that has none', () => {
  const after = (text: string) => {
    const answers = answersIn(text);
    return messageOf({ ...answers, ...withPhone(answers, '07') });
  };
  expect(after('Téléphone : 06\nDescription : x\nDélai : y')).toBe('Téléphone : 07\nDescription : x\nDélai : y');
  expect(after('Une enseigne\nTéléphone : 06')).toBe('Une enseigne\nTéléphone : 07');
  expect(after('Une enseigne')).toBe('Téléphone : 07\nUne enseigne');
});
