import type { Request } from 'express';
import type { z } from 'zod';
import { leadQuery, pageQuery, subscriberQuery } from '../../../data/api/queries.ts';
import { dayInParis, parisMidnight } from '../../../data/french/timeInParis.ts';
import { followUpDays } from '../../../data/leads/followUps.ts';
import type { LeadFilter } from '../../../database/leads/leadFilter.ts';
import type { FollowUpPlace, LeadQuery } from '../../../database/leads/leadList.ts';
import type { SubscriberFilter } from '../../../database/people/subscribers.ts';
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

/** The same of a request's query; names it does not know are left unread. */
export const parseQuery = <Schema extends z.ZodType>(schema: Schema, request: Request): z.output<Schema> =>
  parse(schema, request.query);

/** What a list call asks for. `cursor` is opaque: only what an answer gave may come back. */
export function listQuery(request: Request): { limit: number; before?: number; after?: FollowUpPlace } {
  const { cursor, limit } = parseQuery(pageQuery, request);
  return { limit, ...(cursor !== undefined && decode(cursor)) };
}

/** A page of a list as it is answered. */
export const paged = <Page extends { next: number | FollowUpPlace | null }>({ next, ...page }: Page) => ({
  ...{ success: true as const, ...page },
  next_cursor: encodeCursor(next),
});

/** The cursor for the page that starts before this id, or after this place in a list by day. */
function encodeCursor(next: number | FollowUpPlace | null): string | null {
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

/** What the query of a lead list narrows it by; `from` and `to` are days in Paris, both included. */
export function leadFilterQuery(request: Request, now: () => Date): LeadFilter & Pick<LeadQuery, 'sort'> {
  const { q, status, service, source, answered, follow_up, sort, from, to, quarantine } = parseQuery(
    leadQuery,
    request,
  );
  return {
    search: q,
    status,
    service: service || undefined,
    source: source || undefined,
    answered: answered === 'any' ? undefined : answered === 'true',
    followUp: follow_up === 'sans' ? 'none' : follow_up && followUpDays(follow_up, dayInParis(now())),
    from: from && parisMidnight(from),
    sort,
    until: to && parisMidnight(to, 1),
    quarantine: quarantine !== 'false',
    archived: quarantine === 'archived',
  };
}

/** What the query of a subscriber list narrows it by. */
export function subscriberFilterQuery(request: Request): SubscriberFilter {
  const { q, status } = parseQuery(subscriberQuery, request);
  return { search: q?.trim() || undefined, status };
}
