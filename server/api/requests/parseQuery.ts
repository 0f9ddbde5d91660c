import type { Request } from 'express';
import type { z } from 'zod';
import { Problem } from '../../http/problem.ts';

/**
 * The typed value of a request's query; names it does not know are left unread.
 * @throws Problem 422 with one French sentence per parameter.
 */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, request: Request): z.output<Schema> {
  const parsed = schema.safeParse(request.query);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), detail: message }));
  throw new Problem(422, errors.map(({ detail }) => detail).join(' '), { errors });
}
