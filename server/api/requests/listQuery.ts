import type { Request } from 'express';
import { pageQuery } from '../../../data/api/queries.ts';
import type { FollowUpPlace } from '../../../database/leads/leadList.ts';
import { Problem } from '../../http/problem.ts';
import { parseQuery } from './parseQuery.ts';

/** What a list call asks for. `cursor` is opaque: only what an answer gave may come back. */
export function listQuery(request: Request): { limit: number; before?: number; after?: FollowUpPlace } {
  const { cursor, limit } = parseQuery(pageQuery, request);
  return { limit, ...(cursor !== undefined && decode(cursor)) };
}

/** The cursor for the page that starts before this id, or after this place in a list by day. */
export function encodeCursor(next: number | FollowUpPlace | null): string | null {
  if (next === null) return null;
  const text = typeof next === 'number' ? `id:${next}` : `${next.day}T${next.time}:${next.id}`;
  return Buffer.from(text).toString('base64url');
}

function decode(cursor: string): { before?: number; after?: FollowUpPlace } {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, place, day = '', time = '', id] = /^(id|(\d{4}-\d\d-\d\d)T(\d\d:\d\d|)):(\d{1,15})$/.exec(text) ?? [];
  if (place === undefined)
    throw new Problem(422, 'Cette page n’existe pas.', {
      errors: [{ field: 'cursor', detail: 'Cette page n’existe pas.' }],
    });
  return place === 'id' ? { before: Number(id) } : { after: { day, time, id: Number(id) } };
}
