import type { Question } from './questions.ts';

/** How many models answer, how often each is asked each question, and among how many answers it chooses. */
export const MODELS = 5;
export const RUNS = 3;
export const CHOICES = 4;

const LETTERS = ['A', 'B', 'C', 'D'];

/** What is asked before the question, word for word. */
const INSTRUCTION =
  'Répondez à cette question sur le droit ou les entreprises en France. Écrivez une seule lettre, A, B, C ou D, et rien d’autre.';

/** The choice behind a letter: from one run (0, 1, 2) to the next every choice moves up by one letter. */
const choiceAt = (letter: number, run: number): number => (letter + run) % CHOICES;

/** What a model is sent: the whole of it, without any instruction beside it. */
export const promptOf = ({ question, choices }: Pick<Question, 'question' | 'choices'>, run: number): string =>
  [
    INSTRUCTION,
    '',
    question,
    '',
    ...LETTERS.map((letter, place) => `${letter}. ${choices[choiceAt(place, run)]}`),
  ].join('\n');

/** A letter alone, or at the head of the answer and followed by a sign; « A mon avis » is none. */
const LETTER = /^([A-D])(?:\W*$|\s*[.):]|[*_])/i;

/** The choice an answer names, from 0; undefined where it names none: no answer. */
export function choiceOf(text: string, run: number): number | undefined {
  const said = text.replace(/^\W+/, '').replace(/^réponse\s*:\W*/i, '');
  const letter = LETTERS.indexOf(LETTER.exec(said)?.[1]?.toUpperCase() ?? '');
  return letter === -1 ? undefined : choiceAt(letter, run);
}
