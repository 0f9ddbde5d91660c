import { isDeepStrictEqual } from 'node:util';
import { isToFill } from '../../data/company/toComplete.ts';
import type { Content } from '../../data/settings/content.ts';
import { type FaqItem, writtenQuestions } from '../../data/settings/faq.ts';
import { sourceValue } from '../../data/settings/sourceValue.ts';
import type { Question } from '../../data/source/questions.ts';

type Typed = Question & { id?: string | undefined };
const QUESTIONS = 'faq.items';

/** What the form shows of what is stored. A question of the source is stored by its name, so that its answer follows the prices. */
const inForm = (content: Content, name: string, stored: unknown): unknown => {
  if (name !== QUESTIONS) return stored;
  const written = writtenQuestions(content);
  return (stored as readonly FaqItem[]).flatMap((item): Typed[] => {
    if (typeof item !== 'string') return [item];
    const found = written[item];
    return found ? [{ id: item, ...found }] : [];
  });
};

/** What is stored of what the form sends: by its name, a question whose words are the source's. */
const outOfForm = (content: Content, name: string, sent: unknown): unknown => {
  if (name !== QUESTIONS) return sent;
  const written = writtenQuestions(content);
  return (sent as readonly Typed[]).map(({ id, question, answer }): FaqItem => {
    const source = id !== undefined && Object.hasOwn(written, id) ? written[id] : undefined;
    return id !== undefined && isDeepStrictEqual(source, { question, answer }) ? id : { question, answer };
  });
};

/** What a form shows of a field in the source. */
export const shownSource = (content: Content, name: string): unknown =>
  inForm(content, name, sourceValue(content, name));

/** What a form shows of a field as it was stored; null is what the source says. */
export const shownValue = (content: Content, name: string, stored: unknown): unknown =>
  stored === undefined || stored === null ? shownSource(content, name) : inForm(content, name, stored);

/** What is stored of what a form sends; undefined where it is what the source says, or leaves to be filled in. */
export function storedValue(content: Content, name: string, sent: unknown): unknown {
  if (sent === null || sent === undefined) return undefined;
  const stored = outOfForm(content, name, sent);
  const source = sourceValue(content, name);
  if (typeof source === 'string' && isToFill(source) && stored === '') return undefined;
  return isDeepStrictEqual(stored, source) ? undefined : stored;
}
