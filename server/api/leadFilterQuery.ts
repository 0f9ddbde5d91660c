import type { Request } from 'express';
import { leadQuery } from '../../data/api/queries.ts';
import type { LeadFilter } from '../../database/leadFilter.ts';
import { parisMidnight } from './parisMidnight.ts';
import { parseQuery } from './parseQuery.ts';

/** What the query of a lead list narrows it by; `from` and `to` are days in Paris, both included. */
export function leadFilterQuery(request: Request): LeadFilter {
  const { q, status, service, source, from, to, quarantine } = parseQuery(leadQuery, request);
  return {
    search: q,
    status,
    service: service || undefined,
    source: source || undefined,
    from: from && parisMidnight(from),
    until: to && parisMidnight(to, 1),
    quarantine: quarantine !== 'false',
    archived: quarantine === 'archived',
  };
}
