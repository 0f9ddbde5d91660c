import type { Request } from 'express';
import { z } from 'zod';
import { monthlyPack, orderText, services } from '../../data/services.ts';
import type { LeadFilter } from '../../database/leadFilter.ts';
import { leadStatus } from './leadStatus.ts';
import { parisMidnight } from './parisMidnight.ts';
import { parseQuery } from './parseQuery.ts';

const day = (name: string) => z.iso.date(`${name} : un jour est attendu, par exemple 2026-03-15.`).optional();

const schema = z.object({
  q: z.string().max(200, 'q : 200 caractères au plus.').optional(),
  status: leadStatus.optional(),
  service: z.string().max(200, 'service : 200 caractères au plus.').optional(),
  source: z.string().max(253, 'source : 253 caractères au plus.').optional(),
  from: day('from'),
  to: day('to'),
  quarantine: z
    .enum(['true', 'false', 'archived'], { error: 'quarantine : true, false ou archived est attendu.' })
    .default('false'),
});

/** Every text that means a service: its code and its order text; another text means itself. */
function textsOf(service: string): string[] {
  const offer = [...services, monthlyPack].find(({ code }) => code === service);
  return offer ? [service, orderText(offer)] : [service];
}

/** What the query of a lead list narrows it by; `from` and `to` are days in Paris, both included. */
export function leadFilterQuery(request: Request): LeadFilter {
  const { q, status, service, source, from, to, quarantine } = parseQuery(schema, request);
  return {
    search: q,
    status,
    services: service ? textsOf(service) : undefined,
    source: source || undefined,
    from: from && parisMidnight(from),
    until: to && parisMidnight(to, 1),
    quarantine: quarantine !== 'false',
    archived: quarantine === 'archived',
  };
}
