import type { Choice } from '../choices.ts';
import { readLine, readParagraphs } from '../entry/readText.ts';
import type { Content } from '../settings/content.ts';
import { DEFAULT_PRIORITY, priorities, timelines } from './leadWords.ts';
import { leadLimits } from './limits.ts';

interface Answer {
  /** Label of the answer in the request's text, at the desk and in errors. */
  label: string;
  most: number;
  /** Name of the form field; absent: the form has no such field. */
  field?: string;
  /** Label in the form, if different. */
  formLabel?: string;
  hint?: string;
  placeholder?: string;
  type?: 'tel';
  autoComplete?: string;
  /** A field of several lines, as wide as both columns of the form. */
  shape?: 'paragraphs';
  /** Error for an empty value; absent: the field may stay empty. */
  required?: string;
  /** Choices of the field; the code of the chosen one is stored. */
  choices?: (content: Content) => readonly Choice[];
  /** Text of the select field before the visitor chooses; absent: `initial` is preselected. */
  empty?: string;
  initial?: string;
}

/**
 * Answers of a request besides name, address, company and service, in the order of the request's text. To add a field, add a row here and a
 * column to `leads`: form, validation, text, desk, exports and mails use this list.
 */
export const leadAnswers = {
  phone: {
    label: 'Téléphone',
    most: leadLimits.phone,
    field: 'phone',
    type: 'tel',
    autoComplete: 'tel',
    placeholder: '06 00 00 00 00',
  },
  description: {
    label: 'Description',
    most: leadLimits.description,
    field: 'projectDescription',
    formLabel: 'Description du projet *',
    shape: 'paragraphs',
    required: 'Décrivez votre projet.',
    placeholder: 'Votre marché, votre question, la décision à prendre…',
    hint: 'Décrivez votre projet en une ou deux phrases.',
  },
  budget: { label: 'Budget', most: 100 },
  timeline: {
    label: 'Délai',
    most: leadLimits.timeline,
    field: 'timeline',
    choices: timelines,
    empty: 'Choisissez un délai',
  },
  priority: {
    label: 'Priorité',
    most: leadLimits.priority,
    field: 'priority',
    choices: () => priorities,
    initial: DEFAULT_PRIORITY,
  },
} as const satisfies Record<string, Answer>;

export type AnswerName = keyof typeof leadAnswers;
export const answerNames = Object.keys(leadAnswers) as readonly AnswerName[];
/** Returns a row of `leadAnswers` typed with every optional field. */
export const answerOf = (name: AnswerName): Answer => leadAnswers[name];

/** Field names of the answers in the form. */
export type AnswerField = Extract<(typeof leadAnswers)[AnswerName], { field: string }>['field'];

/** Stored answers of a request. Null: the form lacked the field; empty: the visitor left it empty. */
export type Answers = Record<AnswerName, string | null>;

/** Builds an object with a value for every answer. */
export const eachAnswer = <Found>(find: (name: AnswerName) => Found): Record<AnswerName, Found> =>
  Object.fromEntries(answerNames.map((name) => [name, find(name)])) as Record<AnswerName, Found>;

/** Builds an object with a value for every field of the form. */
export const eachField = <Found>(find: (name: AnswerName, field: AnswerField) => Found): Record<AnswerField, Found> =>
  Object.fromEntries(
    answerNames.flatMap((name) => {
      const { field } = answerOf(name);
      return field === undefined ? [] : [[field, find(name, field as AnswerField)]];
    }),
  ) as Record<AnswerField, Found>;

/** Answers of a filled form. */
export const answersOfForm = (fields: Record<AnswerField, string>): Answers =>
  eachAnswer((name) => {
    const { field, shape } = answerOf(name);
    const read = shape === 'paragraphs' ? readParagraphs : readLine;
    return read(fields[field as AnswerField] ?? '');
  });
