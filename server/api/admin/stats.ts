import type { Router } from 'express';
import type { Stats } from '../../../data/api/answers.ts';
import { countsSince, leadStats, subscriberDays } from '../../../database/leads/deskStats.ts';
import type { Services } from '../../services.ts';
import { resource } from '../resource.ts';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 364;

/** `GET /api/admin/stats`: the last twelve months, for the dashboard; the page draws, the server only counts. */
export function statsRoutes(router: Router, { connection, now, visits }: Services): void {
  resource(router, '/stats', {
    get: [
      async (_request, response) => {
        await visits.flush();
        const since = new Date(now().getTime() - YEAR_DAYS * DAY_MS).toISOString();
        response.json({
          success: true,
          today: now().toISOString().slice(0, 10),
          ...(await leadStats(connection, since)),
          days: await countsSince(connection, since.slice(0, 10)),
          subscribers: await subscriberDays(connection),
        } satisfies Stats);
      },
    ],
  });
}
