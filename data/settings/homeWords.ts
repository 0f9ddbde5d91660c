import { sourceHero } from '../source/hero.ts';
import { type Question, sourceQuestions } from '../source/questions.ts';
import type { Content } from './content.ts';
import { merged } from './makeContent.ts';

// Apart from `makeContent`, so that no page but the home page carries these words.

/** The opening words of the home page. */
export const heroWords = (content: Content): ReturnType<typeof sourceHero> =>
  merged(sourceHero(content), content.settings.hero);

/** A question of the source by its name, or one of the owner's own. */
export type FaqItem = string | Question;

/** The questions that a list names or words. */
export function questionsOf(content: Content, items: readonly FaqItem[]): readonly Question[] {
  const written = sourceQuestions(content);
  return items.flatMap((item) => (typeof item === 'string' ? (written[item] ?? []) : item));
}

/** The same the other way: a question in the source's words is one of the source, by its name, so that its answer follows the prices. */
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
