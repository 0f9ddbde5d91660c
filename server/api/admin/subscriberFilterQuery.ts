import type { Request } from 'express';
import { subscriberQuery } from '../../../data/api/queries.ts';
import type { SubscriberFilter } from '../../../database/people/subscriberList.ts';
import { parseQuery } from '../requests/parseQuery.ts';

/** What the query of a subscriber list narrows it by. */
export function subscriberFilterQuery(request: Request): SubscriberFilter {
  const { q, status } = parseQuery(subscriberQuery, request);
  return { search: q?.trim() || undefined, status };
}
