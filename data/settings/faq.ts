import { type Question, sourceQuestions } from '../source/questions.ts';
import type { Content } from './content.ts';

/** A question of the source by its name, or one of the owner's own. */
export type FaqItem = string | Question;

/** The questions of the source by name, in the prices and delays of this content. */
export const writtenQuestions = (content: Content) => sourceQuestions(content);

/** The questions of the home page. Apart from `makeContent`, so that no other page carries them. */
export function faq(content: Content): readonly Question[] {
  const written = writtenQuestions(content);
  const items = (content.settings.faq?.items ?? Object.keys(written)) as readonly FaqItem[];
  return items.flatMap((item) => (typeof item === 'string' ? (written[item] ?? []) : item));
}
