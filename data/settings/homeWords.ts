import { sourceHero } from '../source/hero.ts';
import { type Question, sourceQuestions } from '../source/questions.ts';
import type { Content } from './content.ts';
import { merged } from './makeContent.ts';

// Not in `makeContent`, so that only the script of the home page contains these words.

/** The opening words of the home page. */
export const heroWords = (content: Content): ReturnType<typeof sourceHero> =>
  merged(sourceHero(content), content.settings.hero);

/** Name of a source question, or one of the owner's own. */
export type FaqItem = string | Question;

/** Resolves the questions a list names or contains. */
export function questionsOf(content: Content, items: readonly FaqItem[]): readonly Question[] {
  const written = sourceQuestions(content);
  return items.flatMap((item) => (typeof item === 'string' ? (written[item] ?? []) : item));
}

/** Reverse of `questionsOf`: a question with the source's words is stored by name, so that its answer follows the prices. */
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
