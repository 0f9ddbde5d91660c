import { z } from 'zod';
import { Problem } from '../problem.ts';

/**
 * The typed value of an unknown body.
 * @throws Problem 422 with one French sentence per field.
 */
export function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((field) => ({ field, detail: 'Ce champ n’est pas attendu.' }))
      : [{ field: issue.path.join('.'), detail: issue.message }],
  );
  throw new Problem(422, errors.map(({ detail }) => detail).join(' '), { errors });
}

/** For bodies that are not an object. */
export const OBJECT = 'Un objet JSON est attendu.';

/** C0 controls except tab and line breaks, C1 controls, and halves of surrogate pairs. */
const isClean = (text: string): boolean =>
  text.isWellFormed() &&
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
  !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(text);

const TEXT = 'Ce champ attend du texte.';
const STRANGE = 'Ce champ contient des caractères qui ne s’affichent pas.';

/** Text of one line: line breaks and runs of spaces become one space. Empty text stays empty. */
export const line = (max: number, label: string) =>
  z
    .string(TEXT)
    .max(max, `${label} : ${max} caractères au plus.`)
    .refine(isClean, STRANGE)
    .transform((text) => text.replace(/\s+/g, ' ').trim());

/** Text of several lines. */
export const paragraphs = (max: number, label: string) =>
  z
    .string(TEXT)
    .max(max, `${label} : ${max} caractères au plus.`)
    .refine(isClean, STRANGE)
    .transform((text) => text.replace(/\r\n?/g, '\n').trim());
