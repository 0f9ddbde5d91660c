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

/** The questions of the source by name, in the prices and delays of this content. */
export const writtenQuestions = (content: Content) => sourceQuestions(content);

/** The questions of the home page. */
export function faq(content: Content): readonly Question[] {
  const written = writtenQuestions(content);
  const items = (content.settings.faq?.items ?? Object.keys(written)) as readonly FaqItem[];
  return items.flatMap((item) => (typeof item === 'string' ? (written[item] ?? []) : item));
}
