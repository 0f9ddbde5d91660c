import type { Request } from 'express';
import { z } from 'zod';
import { Problem } from '../problem.ts';
import { parseQuery } from './parseQuery.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;

const schema = z.object({
  limit: z
    .string()
    .regex(/^\d{1,9}$/, 'limit : un nombre entier est attendu.')
    .transform((text) => Math.min(Math.max(Number(text), 1), MAX_LIMIT))
    .default(DEFAULT_LIMIT),
  cursor: z.string().max(40, 'cursor : cette page n’existe pas.').optional(),
});

/** What a list call asks for. `cursor` is opaque: only what an answer gave may come back. */
export function listQuery(request: Request) {
  const { cursor, limit } = parseQuery(schema, request);
  return { limit, before: cursor === undefined ? undefined : decode(cursor) };
}

/** The cursor for the page that starts before this id. */
export const encodeCursor = (id: number | null): string | null =>
  id === null ? null : Buffer.from(`id:${id}`).toString('base64url');

function decode(cursor: string): number {
  const [, id] = /^id:(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (id === undefined)
    throw new Problem(422, 'Cette page n’existe pas.', {
      errors: [{ field: 'cursor', detail: 'Cette page n’existe pas.' }],
    });
  return Number(id);
}
