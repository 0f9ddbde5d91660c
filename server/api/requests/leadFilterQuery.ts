import type { Request } from 'express';
import { leadQuery } from '../../../data/api/queries.ts';
import { dayInParis } from '../../../data/french/dayInParis.ts';
import { followUpDays } from '../../../data/leads/followUps.ts';
import type { LeadFilter } from '../../../database/leads/leadFilter.ts';
import type { LeadQuery } from '../../../database/leads/leadList.ts';
import { parisMidnight } from './parisMidnight.ts';
import { parseQuery } from './parseQuery.ts';

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
