import { readingText, type SourceState } from '../blog/sourceReadings.ts';
import { dayInProse } from '../french/frenchDates.ts';
import type { themes } from './registerPage.ts';

export interface QuestionSource {
  publisher: string;
  title: string;
  url: string;
  /** `toReread`: known well, and not opened for the register; else as the sources of articles (docs/sources.md). */
  state: Exclude<SourceState, 'quoted'> | 'toReread';
  /** Where the link leads, as of the sources of articles; absent: to the publisher. */
  link?: 'publisher' | 'text' | 'third';
  /** YYYY-MM-DD: when it was read, or when the question was written. */
  day: string;
}

/** A question with one right answer, which a program can mark. */
export interface Question {
  id: string;
  theme: keyof typeof themes;
  question: string;
  choices: readonly string[];
  /** The right one, from 0. */
  answer: number;
  source: QuestionSource;
}

/** The questions of `content/registre.json`, whose form `questions.test.ts` checks. */
export const readQuestions = (file: string): readonly Question[] =>
  (JSON.parse(file) as { questions: readonly Question[] }).questions;

/** How the source of a question was read, in a reader's words. */
export function sourceReading({ state, link = 'publisher', day }: QuestionSource): string {
  if (state !== 'toReread') return readingText({ state, link, day });
  return `À relire : réponse connue, page non ouverte pour ce registre au ${dayInProse(day)}.`;
}
