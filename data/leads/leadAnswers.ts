import type { Choice } from '../choices.ts';
import { readLine, readParagraphs } from '../entry/readText.ts';
import type { Content } from '../settings/content.ts';
import { DEFAULT_PRIORITY, priorities, timelines } from './leadWords.ts';
import { leadLimits } from './limits.ts';

interface Answer {
  /** Label in the specification's text, at the desk and in an error. */
  label: string;
  most: number;
  /** Field name in the form; absent: not in the form. */
  field?: string;
  /** Label in the form, if different. */
  formLabel?: string;
  hint?: string;
  placeholder?: string;
  type?: 'tel';
  autoComplete?: string;
  /** Several lines, across both columns of the form. */
  shape?: 'paragraphs';
  /** Error for an empty value. */
  required?: string;
  /** Choices; their codes are stored. */
  choices?: (content: Content) => readonly Choice[];
  /** Text of the select field before a choice is made; absent: `initial` is chosen. */
  empty?: string;
  initial?: string;
}

/**
 * Answers of a request besides name, address, company and service, in the order of the specification's text. A new field needs a row here
 * and a column of `leads`: form, validation, text, desk, exports and mails follow.
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
/** Row of `leadAnswers`, with every optional field. */
export const answerOf = (name: AnswerName): Answer => leadAnswers[name];

/** Field names of the answers in the form. */
export type AnswerField = Extract<(typeof leadAnswers)[AnswerName], { field: string }>['field'];

/** A request's stored answers. Null: the field was absent; empty: it was left empty. */
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
