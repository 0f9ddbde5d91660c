import type { Router } from 'express';
import { leadQuery } from '../../../data/api/queries.ts';
import type { Day, LeadAmounts } from '../../../data/api/responses.ts';
import { leadAmounts } from '../../../database/leads/deskStats.ts';
import { dayOf } from '../../day.ts';
import type { Services } from '../../services.ts';
import { asking, leadFilterOf, resource } from '../route.ts';

/** `GET /api/admin/day`: today's tasks. `GET /api/admin/lead-amounts`: amounts of a filter's leads, summed by status. */
export function dayRoutes(router: Router, { connection, now, content }: Services): void {
  resource(router, '/day', {
    get: async () => ({ success: true, ...(await dayOf(connection, now(), content.current())) }) satisfies Day,
  });
  resource(router, '/lead-amounts', {
    get: asking(leadQuery, async (query) => {
      const by_status = await leadAmounts(connection, leadFilterOf(query, now));
      return { success: true, by_status } satisfies LeadAmounts;
    }),
  });
}
