import { isDeepStrictEqual } from 'node:util';
import { isToFill } from '../../data/company/site.ts';
import { type FaqItem, type Question, writtenQuestions } from '../../data/faq.ts';
import { heroLead } from '../../data/home.ts';
import { automationLine } from '../../data/offer/services.ts';
import { Problem } from '../http/problem.ts';
import { sourceValue } from './settle.ts';

/** How a value is stored where the form has it in other words. */
interface Form {
  /** What the form shows of what is stored. */
  shown(stored: unknown): unknown;
  /** What is stored of what the form sends. */
  stored(sent: unknown): unknown;
}

type Typed = Question & { id?: string | undefined };

/** A question whose words are the source's is stored by its name, so that its answer follows the prices. */
const questions: Form = {
  shown: (stored) => {
    const written = writtenQuestions();
    return (stored as readonly FaqItem[]).flatMap((item): Typed[] => {
      if (typeof item !== 'string') return [item];
      const found = written[item];
      return found ? [{ id: item, ...found }] : [];
    });
  },
  stored: (sent) => {
    const written = writtenQuestions();
    return (sent as readonly Typed[]).map(({ id, question, answer }): FaqItem => {
      const source = id === undefined ? undefined : Object.hasOwn(written, id) ? written[id] : undefined;
      return id !== undefined && isDeepStrictEqual(source, { question, answer }) ? id : { question, answer };
    });
  },
};

const same: Form = { shown: (stored) => stored, stored: (sent) => sent };
const formOf = (name: string): Form => (name === 'faq.items' ? questions : same);

/** Words of the source in which other fields are: prices, and figures that may be taken off the pages. */
const composed: Readonly<Record<string, () => string>> = {
  'hero.lead': heroLead,
  'offers.automatisation.line': automationLine,
};

/** What the source says of a field now. */
const currentSource = (name: string): unknown => composed[name]?.() ?? sourceValue(name);

/** What a form shows of a field in the source. */
export const shownSource = (name: string): unknown => formOf(name).shown(currentSource(name));

/** What a form shows of a field as it was stored; null is what the source says. */
export const shownValue = (name: string, stored: unknown): unknown =>
  stored === undefined || stored === null ? shownSource(name) : formOf(name).shown(stored);

/** What is stored of what a form sends; undefined where it is what the source says, or leaves to be filled in. */
export function storedValue(name: string, sent: unknown): unknown {
  if (sent === null || sent === undefined) return undefined;
  const stored = formOf(name).stored(sent);
  const source = currentSource(name);
  if (typeof source === 'string' && isToFill(source) && stored === '') return undefined;
  return isDeepStrictEqual(stored, source) ? undefined : stored;
}

/** Delays that a sentence names from the shorter to the longer. */
const ORDERED = ['delays.express', 'delays.standard', 'delays.complex'];

/**
 * Looks at what only makes sense together.
 * @param fields the changed ones; the others are as the source has them.
 * @throws Problem 422.
 */
export function checkTogether(fields: Readonly<Record<string, unknown>>): void {
  if (!ORDERED.some((name) => name in fields)) return;
  const [express = 0, standard = 0, complex = 0] = ORDERED.map((name) => Number(fields[name] ?? sourceValue(name)));
  if (express < standard && standard < complex) return;
  const detail = 'Le délai express doit être plus court que le standard, et le standard plus court que le complexe.';
  throw new Problem(422, detail, { errors: ORDERED.map((field) => ({ field, detail })) });
}
