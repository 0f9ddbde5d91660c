import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { typo } from '../french/typo.ts';
import { CHOICES, choiceOf, promptOf, RUNS, readQuestions, sourceReading, themes } from './protocol.ts';

const questions = readQuestions(readFileSync('content/registre.json', 'utf8'));
const places = Array.from({ length: CHOICES }, (_, place) => place);

describe('the questions of the register', () => {
  test('are a hundred, each once, under a theme of the page, and each theme has some', () => {
    expect(questions.length).toBe(100);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(100);
    expect(new Set(questions.map(({ question }) => typo(question).toLowerCase())).size).toBe(100);
    expect(new Set(questions.map(({ theme }) => theme))).toEqual(new Set(Object.keys(themes)));
  });

  test('have four different answers of which one is right, as often in each place', () => {
    for (const { id, question, choices, answer } of questions) {
      expect([id, choices.length, new Set(choices).size]).toEqual([id, CHOICES, CHOICES]);
      expect([id, places.includes(answer)]).toEqual([id, true]);
      expect([id, /[?…]$/.test(question)]).toEqual([id, true]);
    }
    expect(places.map((place) => questions.filter(({ answer }) => answer === place).length)).toEqual([25, 25, 25, 25]);
  });

  test('name who publishes the answer, where, how it was read and when', () => {
    for (const { id, source } of questions) {
      expect([id, source.publisher.length > 3, source.title.length > 8]).toEqual([id, true, true]);
      expect([id, new URL(source.url).protocol]).toEqual([id, 'https:']);
      expect([id, ['read', 'relay'].includes(source.state)]).toEqual([id, true]);
      expect([id, /^2026-\d\d-\d\d$/.test(source.day), source.day <= new Date().toISOString().slice(0, 10)]).toEqual([
        ...[id, true, true],
      ]);
    }
  });

  test('say it in a reader’s words', () => {
    const source = {
      publisher: 'Insee',
      title: 'Insee Première',
      url: 'https://www.insee.fr/',
      day: '2026-11-26',
    } as const;
    expect(sourceReading({ ...source, state: 'read' })).toMatch(
      /^Page consultée le 26.novembre 2026, dans une copie\.$/,
    );
    expect(sourceReading({ ...source, state: 'relay', link: 'third' })).toContain('Page d’un tiers');
  });
});

describe('the prompt and its answer', () => {
  const question = { question: 'Combien ?', choices: ['zéro', 'un', 'deux', 'trois'] };

  test('each run shows every choice one letter further up, and a letter is read back as the choice it stood for', () => {
    expect(promptOf(question, 0)).toMatch(/Combien \?\n\nA\. zéro\nB\. un\nC\. deux\nD\. trois$/);
    expect(promptOf(question, 2)).toMatch(/A\. deux\nB\. trois\nC\. zéro\nD\. un$/);
    for (let run = 0; run < RUNS; run++) {
      const lines = promptOf(question, run).split('\n').slice(-CHOICES);
      expect(lines.map((line) => question.choices[choiceOf(line.slice(0, 1), run) ?? -1])).toEqual(
        lines.map((line) => line.slice(3)),
      );
    }
  });

  test.each(['B', ' b\n', 'B.', '**B**', '(B)', 'B) un', 'Réponse : B', 'Réponse : **B**', 'B : un'])(
    '« %s » is an answer',
    (text) => expect(choiceOf(text, 0)).toBe(1),
  );

  test.each([
    '',
    'A mon avis, B',
    'La bonne réponse est B',
    'Bien sûr : B',
    'D’après la loi, 40 €',
    'A-t-on le choix ?',
    'E',
    'A ou B',
    '40 €',
  ])('« %s » is none', (text) => expect(choiceOf(text, 0)).toBeUndefined());
});
