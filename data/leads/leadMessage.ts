import { verbatim } from '../french/verbatim.ts';
import { type Answers, answerNames, answerOf, eachAnswer } from './leadAnswers.ts';

/** Text written in place of an empty answer. */
export const UNSPECIFIED = 'non précisé';

const start = (name: keyof Answers): string => verbatim`${answerOf(name).label} : `;
const none: Answers = eachAnswer(() => null);

/** Whether a request's text was split into labelled answers; if not, the whole text is in `description`. */
const isLabelled = (answers: Answers): boolean =>
  answerNames.some((name) => name !== 'phone' && name !== 'description' && answers[name] !== null);

/**
 * Builds a request's text in the specification's form: one labelled line for each answer, « non précisé » for an empty one. A free text is
 * returned as it is, below a line with the telephone number if the text lacks it.
 */
export function messageOf(answers: Answers): string | null {
  const { phone, description } = answers;
  const line = (name: keyof Answers) => `${start(name)}${answers[name] || UNSPECIFIED}`;
  if (isLabelled(answers))
    return answerNames
      .filter((name) => answers[name] !== null)
      .map(line)
      .join('\n');
  if (!phone || phoneIn(description) === phone) return description;
  return description === null ? line('phone') : `${line('phone')}\n${description}`;
}

/** Adds to a row the text built from its answers, as exports contain it. */
export const withMessage = <Row extends Answers>(row: Row): Row & { message: string | null } => ({
  ...row,
  message: messageOf(row),
});

/**
 * Splits a received text into answers if it is in the specification's form; else keeps the whole as `description` and copies the telephone
 * number found on one of its lines. `messageOf` rebuilds the same text, byte for byte.
 */
export function answersIn(message: string | null): Answers {
  if (message === null) return none;
  const answers = ofLines(message);
  if (answers && isLabelled(answers) && messageOf(answers) === message) return answers;
  return { ...none, description: message, phone: phoneIn(message) ?? null };
}

/**
 * Takes labelled lines from the beginning and from the end: the lines left in the middle are the description, even if one of them looks
 * like a label.
 */
function ofLines(message: string): Answers | undefined {
  const lines = message.split('\n');
  const answers = { ...none };
  const take = (name: keyof Answers, at: 'first' | 'last') => {
    const line = lines.at(at === 'first' ? 0 : -1);
    if (!line?.startsWith(start(name)) || !isShort(line, name)) return;
    answers[name] = valueIn(line, name);
    if (at === 'first') lines.shift();
    else lines.pop();
  };
  const middle = answerNames.indexOf('description');
  for (const name of answerNames.slice(0, middle)) take(name, 'first');
  for (const name of answerNames.slice(middle + 1).reverse()) take(name, 'last');
  const text = lines.join('\n');
  if (!text.startsWith(start('description'))) return undefined;
  return { ...answers, description: valueIn(text, 'description') };
}

const valueIn = (text: string, name: keyof Answers): string => {
  const value = text.slice(start(name).length);
  return value === UNSPECIFIED ? '' : value;
};

/** Whether a line may be an answer of a single line: it is no longer than the form's field allows. */
const isShort = (line: string, name: keyof Answers): boolean =>
  !line.includes('\r') && line.length <= start(name).length + answerOf(name).most;

const PHONE_LINE = new RegExp(`^${start('phone')}(.*)$`, 'm');

/** Finds the telephone number that a labelled line of a text contains. */
function phoneIn(text: string | null): string | undefined {
  const [line, number] = PHONE_LINE.exec(text ?? '') ?? [];
  return line === undefined || number?.startsWith(UNSPECIFIED) || !isShort(line, 'phone') ? undefined : number;
}

/** Replaces the telephone number of a request; in a free text, also the labelled line with the number. */
export function withPhone(answers: Answers, phone: string): Pick<Answers, 'phone' | 'description'> {
  const { description } = answers;
  if (isLabelled(answers) || !description) return { phone, description };
  const line = `${start('phone')}${phone || UNSPECIFIED}`;
  return { phone, description: description.replace(PHONE_LINE, () => line) };
}
