import type { z } from 'zod';
import { Problem } from '../../http/problem.ts';

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
