import type { Request } from 'express';
import { z } from 'zod';
import type { SubscriberFilter } from '../../../database/subscriberList.ts';
import { parseQuery } from '../parseQuery.ts';

const schema = z.object({
  q: z.string().max(254, 'q : 254 caractères au plus.').optional(),
  status: z
    .enum(['pending', 'confirmed', 'left'], { error: 'status : pending, confirmed ou left est attendu.' })
    .optional(),
});

/** What the query of a subscriber list narrows it by. */
export function subscriberFilterQuery(request: Request): SubscriberFilter {
  const { q, status } = parseQuery(schema, request);
  return { search: q?.trim() || undefined, status };
}
