import type { Request } from 'express';
import { pageQuery } from '../../data/api/queries.ts';
import { Problem } from '../problem.ts';
import { parseQuery } from './parseQuery.ts';

/** What a list call asks for. `cursor` is opaque: only what an answer gave may come back. */
export function listQuery(request: Request) {
  const { cursor, limit } = parseQuery(pageQuery, request);
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
