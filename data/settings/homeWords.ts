import { sourceHero } from '../source/hero.ts';
import { type Question, sourceQuestions } from '../source/questions.ts';
import type { Content } from './content.ts';
import { merged } from './makeContent.ts';

// These functions are not part of `makeContent`: only the script of the home page is to contain their texts.

/** The opening words of the home page. */
export const heroWords = (content: Content): ReturnType<typeof sourceHero> =>
  merged(sourceHero(content), content.settings.hero);

/** Name of a question of the source, or a question written by the owner. */
export type FaqItem = string | Question;

/** Replaces the names of source questions in a list by the questions; questions of the owner pass unchanged. */
export function questionsOf(content: Content, items: readonly FaqItem[]): readonly Question[] {
  const written = sourceQuestions(content);
  return items.flatMap((item) => (typeof item === 'string' ? (written[item] ?? []) : item));
}

/** Reverse of `questionsOf`: a question whose words equal the source's is stored by its name, so that its answer follows later prices. */
export function namedQuestions(content: Content, questions: readonly Question[]): readonly FaqItem[] {
  const written = Object.entries(sourceQuestions(content));
  return questions.map(
    (known) =>
      written.find(([, { question, answer }]) => question === known.question && answer === known.answer)?.[0] ?? known,
  );
}

/** The questions of the home page. */
export const faq = (content: Content): readonly Question[] =>
  questionsOf(content, (content.settings.faq?.items as FaqItem[]) ?? Object.keys(sourceQuestions(content)));
