import { verbatim } from '../french/verbatim.ts';
import { type Answers, answerNames, answerOf, eachAnswer } from './leadAnswers.ts';

/** Text of an empty answer. */
export const UNSPECIFIED = 'non précisé';

const start = (name: keyof Answers): string => verbatim`${answerOf(name).label} : `;
const none: Answers = eachAnswer(() => null);

/** Whether the answers came as labelled lines, in the specification's form; else the whole text is in `description`. */
const isLabelled = (answers: Answers): boolean =>
  answerNames.some((name) => name !== 'phone' && name !== 'description' && answers[name] !== null);

/**
 * Returns a request's text in the specification's form: one labelled line for each answer, « non précisé » for an empty one. A free text is
 * kept as it is, preceded by a line with the telephone number if the text lacks it.
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

/** A row with its text, as exported. */
export const withMessage = <Row extends Answers>(row: Row): Row & { message: string | null } => ({
  ...row,
  message: messageOf(row),
});

/**
 * Splits a received text into answers: its lines if it is in the specification's form, else the whole as `description`, with the telephone
 * number on one of its lines. `messageOf` restores the same text, byte for byte.
 */
export function answersIn(message: string | null): Answers {
  if (message === null) return none;
  const answers = ofLines(message);
  if (answers && isLabelled(answers) && messageOf(answers) === message) return answers;
  return { ...none, description: message, phone: phoneIn(message) ?? null };
}

/** Parsed from both ends: the text between the known lines is the description, whatever its own lines contain. */
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

/** Whether a line may be an answer of one line: no longer than the form allows. */
const isShort = (line: string, name: keyof Answers): boolean =>
  !line.includes('\r') && line.length <= start(name).length + answerOf(name).most;

const PHONE_LINE = new RegExp(`^${start('phone')}(.*)$`, 'm');

/** Finds the telephone number on a line of any text. */
function phoneIn(text: string | null): string | undefined {
  const [line, number] = PHONE_LINE.exec(text ?? '') ?? [];
  return line === undefined || number?.startsWith(UNSPECIFIED) || !isShort(line, 'phone') ? undefined : number;
}

/** Replaces the telephone number among the answers; in a free text, replaces the line with the number. */
export function withPhone(answers: Answers, phone: string): Pick<Answers, 'phone' | 'description'> {
  const { description } = answers;
  if (isLabelled(answers) || !description) return { phone, description };
  const line = `${start('phone')}${phone || UNSPECIFIED}`;
  return { phone, description: description.replace(PHONE_LINE, () => line) };
}
